import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a message goes after three seconds and is read out politely', async () => {
  const page = await workbench.open('toasts--stack');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.getByRole('status').filter({ hasText: 'Order sent' }).count()).toBe(1);
  const toast = page.locator('[popover]').getByText('Order sent');
  await page.clock.runFor(2900);
  expect(await toast.isVisible()).toBe(true);
  await page.clock.runFor(200);
  expect(await toast.count()).toBe(0);
});

test('a message that is pointed at stays, but not for a pointer that only lies there', async () => {
  const page = await workbench.open('toasts--stack');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = page.locator('[popover]').getByText('Order sent');
  for (let second = 0; second < 5; second += 1) {
    await toast.hover({ position: { x: 5 + second, y: 10 } });
    await page.clock.runFor(1000);
  }
  expect(await toast.isVisible()).toBe(true);
  // Three seconds until it no longer counts, three for the message itself.
  await page.clock.runFor(3100);
  await page.clock.runFor(3100);
  expect(await toast.count()).toBe(0);
});

test('of two errors within a second, the first is shown', async () => {
  const page = await workbench.open('toasts--stack');
  await page.getByRole('button', { name: 'Fail' }).click();
  expect(await page.locator('[data-kind=error]').count()).toBe(1);
  expect(await page.getByText('A second error').count()).toBe(0);
});

test('what was deleted can be taken back', async () => {
  const page = await workbench.open('toasts--stack');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByText('restored').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});
