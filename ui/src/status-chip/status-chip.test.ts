import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the word is read and the glyph is not', async () => {
  const page = await workbench.open('status-chip--full');
  const chip = page.getByText('In production');
  expect(await chip.ariaSnapshot()).toBe('- text: In production');
  expect(await chip.locator('svg').getAttribute('aria-hidden')).toBe('true');
});

test('no two glyphs are drawn alike, so a status is told without color', async () => {
  const page = await workbench.open('status-chip--bare');
  const drawings = await page
    .locator('[data-story] svg')
    .evaluateAll((all) => all.map((svg) => svg.innerHTML.replaceAll(/class="[^"]*"/g, '')));
  expect(new Set(drawings).size).toBe(8);
});

test('a word in a narrow place is never cut', async () => {
  const page = await workbench.open('status-chip--full', { width: 120, language: 'de' });
  const cut = await page
    .locator('[data-story] span')
    .evaluateAll((all) => all.filter((chip) => chip.scrollWidth > chip.clientWidth).length);
  expect(cut).toBe(0);
});
