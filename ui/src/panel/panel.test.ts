import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a panel is a region with the name of its title', async () => {
  const page = await workbench.open('panel--sheet');
  expect(await page.getByRole('region', { name: 'Needs you' }).count()).toBe(1);
});

test('panels stand beside each other, and below each other on a phone', async () => {
  const topOf = async (width: number, name: string): Promise<number | undefined> => {
    const page = await workbench.open('panel--sheet', { width });
    return (await page.getByRole('region', { name }).boundingBox())?.y;
  };
  expect(await topOf(1200, 'Arriving')).toBe(await topOf(1200, 'Needs you'));
  expect(await topOf(390, 'Arriving')).toBeGreaterThan((await topOf(390, 'Needs you')) ?? 0);
});
