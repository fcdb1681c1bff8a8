import file from '../../../data/legion-aliases.json' with { type: 'json' };

/** Names that older lists use, each with the id of what it stands for now. */
export const LEGION_ALIASES: Readonly<Record<'units' | 'upgrades', Readonly<Record<string, string>>>> = file;
