import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the required words are said', async () => {
  const noAccess = await workbench.open('states--no-access');
  expect(await noAccess.getByText("You don't have permission to access this page.").isVisible()).toBe(true);
  const expired = await workbench.open('states--expired');
  expect(await expired.getByText('The link has expired').isVisible()).toBe(true);
});

test('loading shows nothing for 200 ms', async () => {
  const page = await workbench.open('states--loading');
  const at = (time: number): Promise<string> =>
    page.getByText('Loading…').evaluate((words, now) => {
      const place = words.parentElement ?? words;
      for (const animation of place.getAnimations()) {
        animation.pause();
        animation.currentTime = now;
      }
      return getComputedStyle(place).visibility;
    }, time);
  expect(await at(199)).toBe('hidden');
  expect(await at(201)).toBe('visible');
});

test('the offline note comes and goes with the connection', async () => {
  const page = await workbench.open('states--offline');
  expect(await page.getByRole('status').count()).toBe(0);
  const connect = (isOnline: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      dispatchEvent(new Event(value ? 'online' : 'offline'));
    }, isOnline);
  await connect(false);
  await page.getByText('Offline since 10:42.').waitFor();
  await connect(true);
  await page.getByText('Offline since').waitFor({ state: 'detached' });
});

test('an error says what happened, what the server said and offers to try again', async () => {
  const page = await workbench.open('states--failed');
  const alert = page.getByRole('alert');
  expect(await alert.getByRole('heading').textContent()).toBe('Unable to load 3D image.');
  expect(await alert.getByRole('paragraph').first().textContent()).toContain('12 of 41 MB');
  expect(await alert.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
});
