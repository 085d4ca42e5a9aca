import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const STORY = 'news-note--partner-request';
/** How far the line has run out: 1 is whole. */
const LINE = `(() => {
  const note = document.querySelector('a[href="#partner"]').parentElement;
  const { transform, animationName } = getComputedStyle(note, '::after');
  return animationName === 'none' ? 1 : new DOMMatrix(transform).a;
})()`;

test('a note goes after three seconds', async () => {
  const page = await workbench.open(STORY);
  const note = page.getByRole('link', { name: /wants to work/ });
  await note.waitFor();
  await page.waitForTimeout(2_000);
  expect(await note.isVisible()).toBe(true);
  await page.getByText('gone').waitFor({ timeout: 2_500 });
});

test('a note stays while the pointer moves over it, and its line stops', async () => {
  const page = await workbench.open(STORY);
  const note = page.getByRole('link', { name: /wants to work/ });
  await note.hover();
  const before = Number(await page.evaluate(LINE));
  for (let half = 0; half < 8; half += 1) {
    await note.hover({ position: { x: 20 + half, y: 20 } });
    await page.waitForTimeout(500);
  }
  expect(await note.isVisible()).toBe(true);
  expect(Number(await page.evaluate(LINE))).toBeCloseTo(before, 1);
  await page.mouse.move(5, 500);
  await page.getByText('gone').waitFor({ timeout: 4_000 });
});

test('its line stands still with reduced motion, and the note goes all the same', async () => {
  const page = await workbench.open(STORY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('link', { name: /wants to work/ }).waitFor();
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(LINE)).toBe(1);
  await page.getByText('gone').waitFor({ timeout: 4_000 });
});

test('it can be opened and closed', async () => {
  const page = await workbench.open(STORY);
  await page.getByRole('link', { name: /wants to work/ }).click();
  expect(await page.getByText('opened').isVisible()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.getByText('gone').isVisible()).toBe(true);
});
