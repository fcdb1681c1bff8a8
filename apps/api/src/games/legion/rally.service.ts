import { Injectable } from '@nestjs/common';
import { rally, rallyDice, type DefenseFace, type RallyAnswer } from '@marshal/rules/legion';
import { cryptoFaces } from '../../dice/crypto-dice.js';
import { seededFaces } from '../../dice/seeded-dice.js';
import { valueOf } from '../../http/checked.js';
import type { RallyRequestDto } from './dto/rally.dto.js';

/** Rolls where the caller wants a roll, then asks the rules. */
@Injectable()
export class RallyService {
  rally({ dice, ...question }: RallyRequestDto): RallyAnswer {
    if (dice === undefined) return valueOf(rally(question));
    if (dice.mode === 'physical') return valueOf(rally({ ...question, dice: { faces: dice.faces } }));
    const { die, count } = valueOf(rallyDice(question));
    const faces = dice.mode === 'seeded' ? seededFaces(dice.seed, die, count) : cryptoFaces(die, count);
    return valueOf(rally({ ...question, dice: { faces: faces as DefenseFace[] } }));
  }
}
