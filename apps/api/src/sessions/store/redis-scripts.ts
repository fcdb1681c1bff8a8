import { defineScript, type CommandParser } from 'redis';

/**
 * One session is three keys and a channel that share a hash tag, so that they lie on one node of a cluster:
 * a hash (r: record, p: position, v: revision), the log as a stream whose ids are `version-0`, the answered requests,
 * and the channel that tells listeners.
 */
export const sessionKeys = (id: string): { session: string; log: string; answers: string; live: string } => ({
  session: `marshal:{${id}}`,
  log: `marshal:{${id}}:log`,
  answers: `marshal:{${id}}:answers`,
  live: `marshal:{${id}}:live`,
});

type Reply = readonly (string | null)[] | null;
const asTold = (reply: Reply): Reply => reply;

interface Creation {
  readonly record: string;
  readonly position: string;
  readonly revision: string;
  readonly ttlMs: number;
  readonly entries: readonly string[];
}

const createSession = defineScript({
  SCRIPT: `
redis.call('HSET', KEYS[1], 'r', ARGV[1], 'p', ARGV[2], 'v', ARGV[3])
for i = 5, #ARGV do redis.call('XADD', KEYS[2], (i - 4) .. '-0', 'e', ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return {}`,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser: CommandParser, id: string, { record, position, revision, ttlMs, entries }: Creation): void {
    const { session, log } = sessionKeys(id);
    parser.pushKeys([session, log]);
    parser.push(record, position, revision, String(ttlMs), ...entries);
  },
  transformReply: asTold,
});

interface Known {
  readonly revision: string;
  readonly key: string;
}

/** {answer} when the revision is the one that is known, else {answer, position}; nil without a session. */
const refreshSession = defineScript({
  SCRIPT: `
local revision = redis.call('HGET', KEYS[1], 'v')
if not revision then return nil end
local answer = ARGV[2] ~= '' and redis.call('HGET', KEYS[2], ARGV[2])
if revision == ARGV[1] then return {answer} end
return {answer, redis.call('HGET', KEYS[1], 'p')}`,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser: CommandParser, id: string, { revision, key }: Known): void {
    const { session, answers } = sessionKeys(id);
    parser.pushKeys([session, answers]);
    parser.push(revision, key);
  },
  transformReply: asTold,
});

interface Step {
  readonly version: number;
  readonly from: string;
  readonly revision: string;
  readonly entry: string;
  readonly position: string;
  readonly ttlMs: number;
  readonly mark: string;
  readonly content: string;
}

const advanceSession = defineScript({
  SCRIPT: `
local version, from, revision, entry, position, ttl, mark, content = unpack(ARGV)
local present = redis.call('HGET', KEYS[1], 'v')
if not present then return {'unknown'} end
if mark ~= '' then
  local answer = redis.call('HGET', KEYS[3], mark)
  if answer then return {'repeated', answer} end
end
if present ~= from then return {'overtaken', redis.call('HGET', KEYS[1], 'p')} end
redis.call('XADD', KEYS[2], version .. '-0', 'e', entry)
redis.call('HSET', KEYS[1], 'v', revision, 'p', position)
if mark ~= '' then redis.call('HSET', KEYS[3], mark, version .. ' ' .. content) end
for i = 1, 3 do redis.call('PEXPIRE', KEYS[i], ttl) end
redis.call('SPUBLISH', KEYS[4], entry)
return {'saved'}`,
  NUMBER_OF_KEYS: 4,
  parseCommand(parser: CommandParser, id: string, step: Step): void {
    const { session, log, answers, live } = sessionKeys(id);
    parser.pushKeys([session, log, answers, live]);
    parser.push(String(step.version), step.from, step.revision, step.entry, step.position);
    parser.push(String(step.ttlMs), step.mark, step.content);
  },
  transformReply: asTold,
});

export const SESSION_SCRIPTS = { createSession, refreshSession, advanceSession };
