import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CHECKOUT = fileURLToPath(new URL('../', import.meta.url));
const LISTS = ['words', 'names'].map((name) => `tools/spelling/${name}.txt`);

/** What the spelling check says of a file with this text. */
function check(text: string): { status: number | null; words: string[] } {
  const args = [
    '--config',
    'tools/spelling/cspell.json',
    '--no-progress',
    '--no-summary',
    'stdin://web/planted.ts',
  ];
  const { status, stdout } = spawnSync('node_modules/.bin/cspell', args, {
    cwd: CHECKOUT,
    input: text,
    encoding: 'utf8',
  });
  return {
    status,
    words: [...stdout.matchAll(/(?:Unknown|Forbidden|Misspelled) word \((\w+)\)/g)].map(
      ([, word = '']) => word,
    ),
  };
}

test('the spelling check finds misspellings and British spellings in comments, names and strings', () => {
  const text = `/** Recieves a shape. */\nexport const favouriteColour = 'a grey tooht';\n`;
  expect(check(text)).toEqual({
    status: 1,
    words: ['Recieves', 'favourite', 'Colour', 'grey', 'tooht'],
  });
});

test('the spelling check knows American English and the words of the project', () => {
  expect(
    check(`/** Colors of an edentulous jaw, for Amara. */\nexport const favoriteGltf = 'gray';\n`),
  ).toEqual({
    status: 0,
    words: [],
  });
});

test.each(LISTS)('%s is sorted and names no word twice', (file) => {
  const words = readFileSync(`${CHECKOUT}${file}`, 'utf8').trim().split('\n').slice(1);
  expect(words).toEqual([...new Set(words)].toSorted());
});
