import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('its place has one size, with a picture, without, and with one that does not come', async () => {
  const page = await workbench.open('thumbnail--sizes');
  await page.locator('[data-size=row] svg').nth(1).waitFor();
  expect(await page.getByRole('img', { name: 'Upper jaw' }).count()).toBe(1);
  const sizes = await page
    .locator('[data-size=row]')
    .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
  expect(sizes).toEqual(Array.from({ length: 3 }, () => [52, 36]));
});

test('on a stage it takes the room there is', async () => {
  const page = await workbench.open('thumbnail--stage');
  const box = await page.locator('[data-size=stage]').boundingBox();
  expect(box?.height).toBe(240);
  // However wide the picture is, all of it is seen.
  const picture = await page.getByRole('img', { name: 'Upper jaw' }).boundingBox();
  expect(picture?.height).toBe(240);
});
