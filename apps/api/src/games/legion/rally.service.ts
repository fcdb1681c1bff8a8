import { Injectable } from '@nestjs/common';
import { completeUnits } from '@marshal/catalogue';
import type { Checked } from '@marshal/rules/kernel';
import { rally, rallyDice, type DefenseFace, type RallyAnswer, type RallyOddsInput } from '@marshal/rules/legion';
import { cryptoFaces } from '../../dice/crypto-dice.js';
import { seededFaces } from '../../dice/seeded-dice.js';
import { answerOf, type Answered } from './answer-of.js';
import type { RallyRequestDto } from './dto/rally.dto.js';

type Dice = RallyRequestDto['dice'];

/** Rolls where the caller wants a roll, then asks the rules. */
@Injectable()
export class RallyService {
  rally({ dice, ...question }: RallyRequestDto): Answered<RallyAnswer> {
    return answerOf(completeUnits(question), (completed) => this.roll(completed, dice));
  }

  private roll(question: RallyOddsInput, dice: Dice): Checked<RallyAnswer> {
    if (dice === undefined) return rally(question);
    if (dice.mode === 'physical') return rally({ ...question, dice: { faces: dice.faces } });
    const checked = rallyDice(question);
    if ('faults' in checked) return checked;
    const { die, count } = checked.value;
    const faces = dice.mode === 'seeded' ? seededFaces(dice.seed, die, count) : cryptoFaces(die, count);
    return rally({ ...question, dice: { faces: faces as DefenseFace[] } });
  }
}
