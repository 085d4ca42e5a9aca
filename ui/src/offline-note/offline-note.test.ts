import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the offline note comes and goes with the connection', async () => {
  const page = await workbench.open('offline-note--since');
  expect(await page.getByRole('status').count()).toBe(0);
  const connect = (isOnline: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, isOnline);
  await connect(false);
  await page.getByText("You've been offline since 10:42.").waitFor();
  await connect(true);
  await page.getByText('offline since').waitFor({ state: 'detached' });
});
