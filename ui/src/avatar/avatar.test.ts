import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';
import { initialsOf, stableIndex } from './initials.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test.each([
  ['Dr. Elena Markou', 'EM'],
  ['Dr. med. dent. Anna Maria Weber', 'AW'],
  ['Jonas', 'J'],
  ['ørjan åsen', 'ØÅ'],
  ['小林 花', '小'],
  ['王小明', '王'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name, 'person')).toBe(initials);
});

test('an organization has the letters of its first two words', () => {
  expect(initialsOf('Kestrel Dental Lab', 'organization')).toBe('KD');
});

test('colors are spread over names, and a name keeps its own', () => {
  const names = Array.from({ length: 60 }, (_, i) => `Person ${i}`);
  expect(new Set(names.map((name) => stableIndex(name, 6))).size).toBe(6);
  expect(stableIndex('Jonas Weber', 6)).toBe(stableIndex('Jonas Weber', 6));
});

test('an avatar alone is read as the name', async () => {
  const page = await workbench.open('avatar--people');
  expect(await page.getByRole('img', { name: 'Sara Bianchi' }).count()).toBe(1);
});

test('a picture that cannot be shown gives way to letters', async () => {
  const page = await workbench.open('avatar--pictures');
  const broken = page.getByRole('img', { name: 'Sara Bianchi' });
  await broken.getByText('SB').waitFor();
  expect(await page.getByRole('img', { name: 'Maya Collins' }).locator('img').count()).toBe(1);
  expect((await page.getByRole('img', { name: 'Maya Collins' }).boundingBox())?.width).toBe(56);
});
