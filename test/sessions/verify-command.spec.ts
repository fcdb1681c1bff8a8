import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const verify = (input: string, file = '-'): { status: number | null; told: string } => {
  const command = ['--disable-warning=ExperimentalWarning', 'dist-test/apps/api/src/verify-game.js', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { input, encoding: 'utf8' });
  return { status, told: stdout + stderr };
};

const recorded = (game: string): string => `test/sessions/recorded/${game}.json`;

it('a recorded game is verified from its file', () => {
  const { status, told } = verify('', recorded('xwing'));
  expect(told).toMatch(/^The game is as its document says\.\nRolls: \d+ proven, 0 sealed, 0 unprovable\.\n$/);
  expect(status).toBe(0);
});

it('a roll that was changed is found', () => {
  const document = JSON.parse(readFileSync(recorded('legion'), 'utf8')) as {
    log: { rolled?: { faces: string[] } }[];
  };
  const index = document.log.findIndex(({ rolled }) => (rolled?.faces.length ?? 0) > 0);
  const { faces } = document.log[index]!.rolled!;
  faces[0] = faces[0] === 'blank' ? 'block' : 'blank';
  const { status, told } = verify(JSON.stringify(document));
  expect(told).toContain(`/log/${index}/rolled/faces do not follow from the committed seed\n`);
  expect(status).toBe(1);
});

it.each([
  { what: 'another thing', text: '{"game": "xwing"}', told: '/log ' },
  { what: 'no JSON', text: 'moves: 7', told: 'SyntaxError' },
])('$what is told from a game', ({ text, told }) => {
  const answer = verify(text);
  expect(answer.told).toContain(told);
  expect(answer.status).toBe(2);
});
