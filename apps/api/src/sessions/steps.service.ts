import { Injectable } from '@nestjs/common';
import { commandChange, type CommandRequest } from './command-change.js';
import type { ChangeAnswerDto, CommandAnswerDto, EndAnswerDto } from './dto/change-answer.dto.js';
import { GameShapes } from './game-shapes.js';
import { KnownSessions } from './known-sessions.js';
import type { SessionCall } from './request-call.js';
import { SessionChanges, type Change, type Changed } from './session-changes.js';
import { undoChange } from './undo-change.js';
import { viewEntry } from './view-entry.js';

const END: Change = {
  content: ['end'],
  draft: ({ session: { position }, seat }) => ({
    entry: { kind: 'ended', seat },
    position: { ...position, ended: true },
  }),
};

const answerOf = ({
  session: { record },
  game,
  seat,
  entry,
}: Changed): Pick<ChangeAnswerDto, keyof ChangeAnswerDto> => ({
  ruleset: record.ruleset,
  version: entry.version,
  entry: viewEntry(entry, { game, record, seat }),
});

/** Takes a game further, and to its end. */
@Injectable()
export class StepsService {
  constructor(
    private readonly shapes: GameShapes,
    private readonly known: KnownSessions,
    private readonly changes: SessionChanges,
  ) {}

  async command(call: SessionCall, body: CommandRequest): Promise<CommandAnswerDto> {
    const { record } = await this.known.find(call.id);
    this.shapes.checkStep(record.game, body);
    const answer = answerOf(await this.changes.make(call, commandChange(body)));
    return { verdict: 'legal', ...answer };
  }

  async undo(call: SessionCall): Promise<ChangeAnswerDto> {
    return answerOf(await this.changes.make(call, undoChange(this.known)));
  }

  async end(call: SessionCall): Promise<EndAnswerDto> {
    const changed = await this.changes.make(call, END);
    const { dice } = changed.session.record;
    const answer = answerOf(changed);
    return dice.mode === 'committed' ? { ...answer, dice: { seed: dice.seed, commitment: dice.commitment } } : answer;
  }
}
