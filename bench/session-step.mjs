// What one step hands to the script of the sessions, with an entry and a position of given sizes.
const TTL_MS = 604_800_000;

const revision = (version) => `${version} stamp-of-12`;

export const opening = (sizes) => ({
  record: '{}',
  position: 'p'.repeat(sizes.position),
  revision: revision(1),
  ttlMs: TTL_MS,
  entries: ['{}'],
});

export const stepOf = (version, sizes) => ({
  version: version + 1,
  from: revision(version),
  revision: revision(version + 1),
  entry: 'e'.repeat(sizes.entry),
  position: 'p'.repeat(sizes.position),
  ttlMs: TTL_MS,
  mark: '',
  content: '',
});
