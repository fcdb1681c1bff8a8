// How the files under data/ are written: one record a line, so that a change shows as one line in review.
import { readFileSync, writeFileSync } from 'node:fs';

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);

/** The JSON merge patch (RFC 7396) that makes `target` of `base`. */
export const differences = (base, target) => {
  const patch = {};
  for (const key of Object.keys(base)) {
    if (!(key in target)) patch[key] = null;
    else if (isObject(base[key]) && isObject(target[key])) {
      const inner = differences(base[key], target[key]);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!same(base[key], target[key])) patch[key] = target[key];
  }
  for (const key of Object.keys(target)) if (!(key in base)) patch[key] = target[key];
  return patch;
};

/** A merge patch applied. */
export const patched = (base, patch) => {
  const result = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = isObject(value) ? patched(isObject(result[key]) ? result[key] : {}, value) : value;
  }
  return result;
};

/** A value on one line, with a space after each comma and colon. */
const onOneLine = (value) => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`);
  return `{${fields.join(', ')}}`;
};

const section = ([name, records]) => {
  const lines = Object.entries(records).map(([id, record]) => `    ${JSON.stringify(id)}: ${onOneLine(record)}`);
  return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}${lines.length > 0 ? '\n' : ''}  }`;
};

/** Writes `meta` and sections of records by id. */
export const writeDataFile = (path, { meta, ...sections }) => {
  const head = `  "meta": ${JSON.stringify(meta, null, 2).replaceAll('\n', '\n  ')}`;
  writeFileSync(path, `{\n${[head, ...Object.entries(sections).map(section)].join(',\n')}\n}\n`);
};

export const readDataFile = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What is added, removed and changed between two states of a section, by id. */
export const changes = (before, after) => ({
  added: Object.keys(after).filter((id) => !(id in before)),
  removed: Object.keys(before).filter((id) => !(id in after)),
  changed: Object.keys(after).filter(
    (id) => id in before && Object.keys(differences(before[id], after[id])).length > 0,
  ),
});
