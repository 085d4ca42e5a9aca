import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('on a phone the fact stands below its name, with the action beside both', async () => {
  const page = await workbench.open('fact-row--facts', { width: 390 });
  const [name, fact] = await Promise.all(
    ['Display name', 'Dr. Elena Markou'].map((text) => page.getByText(text).boundingBox()),
  );
  expect(fact?.y).toBeGreaterThan(name?.y ?? Infinity);
});

test('facts stand below each other, with an action behind them or without', async () => {
  const page = await workbench.open('fact-row--facts', { width: 1000 });
  const [first, second] = await Promise.all(
    ['Dr. Elena Markou', 'elena.markou'].map((text) => page.getByText(text, { exact: true }).boundingBox()),
  );
  expect(first?.x).toBe(second?.x);
});
