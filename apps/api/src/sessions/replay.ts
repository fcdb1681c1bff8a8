import { isDeepStrictEqual } from 'node:util';
import type { Checked, Fault, Verdict } from '@marshal/rules/kernel';
import { diceOf, facesFit, handfuls } from './faces.js';
import type { Game } from './game.js';
import { isStep, type LogEntry, type StepEntry, type UndoneEntry } from './log-entry.js';
import { playStep, type Outcome, type StepTaken } from './play-step.js';
import type { Position } from './session.js';

/** A step that stands, and the state that it led to. */
interface Standing {
  readonly step: StepEntry;
  readonly state: unknown;
}

export interface Opening {
  readonly game: Game;
  readonly setup: unknown;
  readonly seats: readonly string[];
}

/** What JSON keeps of a value. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

const refusal = (verdict: Exclude<Verdict<StepTaken>, { verdict: 'legal' }>): string =>
  verdict.verdict === 'illegal'
    ? `is illegal: ${verdict.reasons.map(({ message }) => message).join(' ')}`
    : `cannot be judged: ${[...verdict.unmodelled, ...(verdict.lacking ?? []).map(({ detail }) => detail)].join('; ')}`;

/** What a log keeps of what a step led to. */
const remembered = ({ kind, events, lasting }: Outcome): unknown => asJson({ kind, events, lasting });

/** Folds a log into the state that it leads to, one entry after another, and finds what in it cannot be. */
export class Replay {
  private readonly standing: Standing[] = [];
  private version = 0;
  private rolls = 0;
  private ended = false;

  private constructor(
    private readonly opening: Opening,
    private readonly opened: unknown,
  ) {}

  /** The game before the first entry of its log, or what is wrong with its setup. */
  static of(opening: Opening): Checked<Replay> {
    const opened = opening.game.open(opening.setup);
    return 'faults' in opened ? opened : { value: new Replay(opening, opened.value) };
  }

  get position(): Omit<Position, 'stamp'> {
    return { version: this.version, state: this.state, rolls: this.rolls, ended: this.ended };
  }

  /** The step that an undo would take back. */
  get last(): StepEntry | undefined {
    return this.standing.at(-1)?.step;
  }

  /** Goes on by one entry; where there are faults, it stays where it is. Pointers lead into a game's document. */
  take(entry: LogEntry): readonly Fault[] {
    const place = `/log/${this.version}`;
    const faults = this.faultsOf(entry);
    if (faults.length === 0) this.version = entry.version;
    return faults.map(({ pointer, detail }) => ({ pointer: place + pointer, detail }));
  }

  private get state(): unknown {
    const top = this.standing.at(-1);
    return top === undefined ? this.opened : top.state;
  }

  private faultsOf(entry: LogEntry): readonly Fault[] {
    if (entry.version !== this.version + 1) return [{ pointer: '/version', detail: `must be ${this.version + 1}` }];
    if (this.ended) return [{ pointer: '', detail: 'comes after the end' }];
    if (isStep(entry)) return this.takeStep(entry);
    if (entry.kind === 'undone') return this.takeBack(entry);
    if ((entry.kind === 'opened') !== (entry.version === 1)) return [{ pointer: '/kind', detail: 'is out of place' }];
    this.ended = entry.kind === 'ended';
    return [];
  }

  private takeStep(entry: StepEntry): readonly Fault[] {
    const faults = this.faultsOfRoll(entry);
    if (faults.length > 0) return faults;
    const { seat, command, rolled } = entry;
    const taken = playStep({ ...this.opening, state: this.state }, { seat, command, faces: rolled?.faces ?? [] });
    if (taken.verdict !== 'legal') return [{ pointer: '/command', detail: refusal(taken) }];
    if (!isDeepStrictEqual(remembered(taken.outcome), remembered(entry)))
      return [{ pointer: '', detail: 'is not what the command leads to' }];
    this.standing.push({ step: entry, state: taken.state });
    if (rolled !== undefined) this.rolls = rolled.number;
    return [];
  }

  private faultsOfRoll({ command, rolled }: StepEntry): readonly Fault[] {
    const dice = diceOf(this.opening.game, this.state, command);
    if (!isDeepStrictEqual(asJson(handfuls(dice)), asJson(rolled?.dice ?? [])))
      return [{ pointer: '/rolled/dice', detail: 'are not those of the command' }];
    if (rolled === undefined) return [];
    return [
      ...(facesFit(dice, rolled.faces) ? [] : [{ pointer: '/rolled/faces', detail: 'cannot be shown by these dice' }]),
      ...(rolled.number === this.rolls + 1 ? [] : [{ pointer: '/rolled/number', detail: `must be ${this.rolls + 1}` }]),
    ];
  }

  private takeBack({ undoes }: UndoneEntry): readonly Fault[] {
    const { last } = this;
    if (last?.version !== undoes) return [{ pointer: '/undoes', detail: 'is not the last step that stands' }];
    if (last.lasting !== undefined) return [{ pointer: '/undoes', detail: `is a step that ${last.lasting}` }];
    this.standing.pop();
    return [];
  }
}
