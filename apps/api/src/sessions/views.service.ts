import { Injectable } from '@nestjs/common';
import { inTheBody } from './command-change.js';
import { toldDice } from './creation.service.js';
import type { OptionsDto } from './dto/options.dto.js';
import type { SessionViewDto } from './dto/session-view.dto.js';
import { setupConflicts } from './dto/setup-conflict.dto.js';
import { diceOf } from './faces.js';
import type { SessionCall } from './request-call.js';
import { SessionReader } from './session-reader.js';

/** What a seat may see of a game, and may do in it. */
@Injectable()
export class ViewsService {
  constructor(private readonly reader: SessionReader) {}

  async view(call: SessionCall): Promise<SessionViewDto> {
    const { session, game, seat } = await this.reader.read(call);
    const { record, position } = session;
    return {
      id: record.id,
      game: record.game,
      ruleset: record.ruleset,
      version: position.version,
      createdAt: record.createdAt,
      seat,
      seats: record.seats.map((each) => each.seat),
      dice: toldDice(record.dice),
      state: game.view(position.state, seat),
      ...setupConflicts(game, record.setup),
    };
  }

  async options(call: SessionCall): Promise<OptionsDto> {
    const { session, game, seat } = await this.reader.read(call);
    const { record, position } = session;
    const options = game.options(position.state, seat).map((command) => {
      const dice = record.dice.mode === 'physical' ? diceOf(game, position.state, command) : [];
      return dice.length === 0 ? { command } : { command, dice };
    });
    const unjudged = (game.unjudged?.(position.state, seat) ?? []).map(({ command, unmodelled, lacking = [] }) => ({
      command,
      unmodelled,
      errors: inTheBody(lacking),
    }));
    return {
      ruleset: record.ruleset,
      version: position.version,
      seat,
      options,
      ...(unjudged.length > 0 && { unjudged }),
    };
  }
}
