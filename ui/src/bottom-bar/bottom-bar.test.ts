import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the places are links in a landmark of their own, and one of them is the current page', async () => {
  const page = await workbench.open('bottom-bar--places', { width: 390 });
  const bar = page.getByRole('navigation', { name: 'Main places' });
  const current = bar.locator('[aria-current=page]');
  expect(await current.textContent()).toBe('Orders');
  await bar.getByRole('link', { name: 'Cases' }).click();
  expect(await current.textContent()).toBe('Cases');
  expect(page.url()).not.toContain('#cases');
});

test('every place is large enough for a thumb', async () => {
  const page = await workbench.open('bottom-bar--places', { width: 390 });
  for (const place of await page.getByRole('link').all()) {
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});
