import type { ImportNotes } from '../../import-notes.js';
import { shown } from '../../shown.js';
import type { Found, Recognised } from './find-card.js';

const WARNINGS: Readonly<Record<Exclude<Recognised, 'id'>, { readonly code: string; readonly because: string }>> = {
  renamed: { code: 'renamed-id', because: 'is an older or other id of' },
  spelling: { code: 'misspelt-id', because: 'is spelt otherwise:' },
  name: { code: 'name-for-id', because: 'is a printed name; the id is' },
  nearest: { code: 'misspelt-id', because: 'is not known; the one nearest to it is' },
};

/** Warns of an id that was not recognised as it stands. */
export const noteRecognised = (
  { entry, by }: Found<{ readonly id: string }>,
  told: { readonly id: string; readonly pointer: string },
  notes: ImportNotes,
): void => {
  if (by === 'id') return;
  const { code, because } = WARNINGS[by];
  const found = shown(told.id);
  notes.warnings.push({
    pointer: told.pointer,
    code,
    message: `"${found}" ${because} "${entry.id}".`,
    found,
    used: entry.id,
  });
};
