import { defineScript, type CommandParser } from 'redis';

/**
 * One session is three keys and a channel that share a hash tag, so that they lie on one node of a cluster:
 * a hash (r: record, p: position, v: version), the log as a stream whose ids are `version-0`, the answered requests,
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
  readonly ttlMs: number;
  readonly entries: readonly string[];
}

const createSession = defineScript({
  SCRIPT: `
redis.call('HSET', KEYS[1], 'r', ARGV[1], 'p', ARGV[2], 'v', #ARGV - 3)
for i = 4, #ARGV do redis.call('XADD', KEYS[2], (i - 3) .. '-0', 'e', ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return {}`,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser: CommandParser, id: string, { record, position, ttlMs, entries }: Creation): void {
    const { session, log } = sessionKeys(id);
    parser.pushKeys([session, log]);
    parser.push(record, position, String(ttlMs), ...entries);
  },
  transformReply: asTold,
});

interface Known {
  readonly version: number;
  readonly key: string;
}

/** {version, answer} when the version is the one that is known, else {version, answer, position}; nil without a session. */
const refreshSession = defineScript({
  SCRIPT: `
local version = redis.call('HGET', KEYS[1], 'v')
if not version then return nil end
local answer = ARGV[2] ~= '' and redis.call('HGET', KEYS[2], ARGV[2])
if version == ARGV[1] then return {version, answer} end
return {version, answer, redis.call('HGET', KEYS[1], 'p')}`,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser: CommandParser, id: string, { version, key }: Known): void {
    const { session, answers } = sessionKeys(id);
    parser.pushKeys([session, answers]);
    parser.push(String(version), key);
  },
  transformReply: asTold,
});

interface Step {
  readonly version: number;
  readonly entry: string;
  readonly position: string;
  readonly ttlMs: number;
  readonly mark: string;
  readonly content: string;
}

const advanceSession = defineScript({
  SCRIPT: `
local version = redis.call('HGET', KEYS[1], 'v')
if not version then return {'unknown'} end
if ARGV[5] ~= '' then
  local answer = redis.call('HGET', KEYS[3], ARGV[5])
  if answer then return {'repeated', answer} end
end
if tonumber(version) ~= ARGV[1] - 1 then return {'overtaken', redis.call('HGET', KEYS[1], 'p')} end
redis.call('XADD', KEYS[2], ARGV[1] .. '-0', 'e', ARGV[2])
redis.call('HSET', KEYS[1], 'v', ARGV[1], 'p', ARGV[3])
if ARGV[5] ~= '' then redis.call('HSET', KEYS[3], ARGV[5], ARGV[1] .. ' ' .. ARGV[6]) end
for i = 1, 3 do redis.call('PEXPIRE', KEYS[i], ARGV[4]) end
redis.call('SPUBLISH', KEYS[4], ARGV[2])
return {'saved'}`,
  NUMBER_OF_KEYS: 4,
  parseCommand(parser: CommandParser, id: string, step: Step): void {
    const { session, log, answers, live } = sessionKeys(id);
    parser.pushKeys([session, log, answers, live]);
    parser.push(String(step.version), step.entry, step.position, String(step.ttlMs), step.mark, step.content);
  },
  transformReply: asTold,
});

export const SESSION_SCRIPTS = { createSession, refreshSession, advanceSession };
