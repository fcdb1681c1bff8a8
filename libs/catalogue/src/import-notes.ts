import type { Fault } from '@marshal/rules/kernel';

/** Something odd in a file that was read all the same. */
export interface ImportWarning {
  /** JSON pointer into the file, or empty where the file is no JSON. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** What the file says. */
  readonly found?: string;
  /** What it was taken for. */
  readonly used?: string;
}

/** What a reader has to say beside its result, gathered as it goes. */
export interface ImportNotes {
  readonly warnings: ImportWarning[];
  readonly faults: Fault[];
}

export const noNotes = (): ImportNotes => ({ warnings: [], faults: [] });
