import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the rules tick while typing, the error waits until the field is left', async () => {
  const page = await workbench.open('password-field--empty');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('abc');
  const met = page.locator('[data-met]');
  expect(await met.count()).toBe(2);
  expect(await page.getByText('Invalid password').count()).toBe(0);
  await password.blur();
  expect(await page.getByText('Invalid password').isVisible()).toBe(true);
  await password.fill('Harbour2026');
  expect(await met.count()).toBe(5);
  expect(await page.getByText('Invalid password').count()).toBe(0);
});

test('three levels have bars, what cannot be used has none', async () => {
  const page = await workbench.open('password-field--empty');
  const password = page.getByLabel('New password', { exact: true });
  const seen: [string, number][] = [];
  for (const text of ['abc', 'Harbour1', 'Harbour2026', 'Harbour-2026-Street']) {
    await password.fill(text);
    seen.push([
      (await page.locator('strong').allTextContents()).join(''),
      await page.locator('[data-on]').count(),
    ]);
  }
  expect(seen).toEqual([
    ['', 0],
    ['Weak', 1],
    ['Medium', 2],
    ['Strong', 3],
  ]);
});

test('a character that is refused is named, a space by its name', async () => {
  const page = await workbench.open('password-field--refused');
  expect(await page.getByText('not allowed: space').isVisible()).toBe(true);
  await page.getByLabel('New password', { exact: true }).fill('Praxisfür');
  expect(await page.getByText('not allowed: ü').isVisible()).toBe(true);
});

test('the eye shows the password and does not count as leaving', async () => {
  const page = await workbench.open('password-field--sign-in');
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  expect(await page.getByText('Please enter your password.').count()).toBe(0);
  await password.blur();
  expect(await page.getByText('Please enter your password.').isVisible()).toBe(true);
});

test('the second password has to be the first', async () => {
  const page = await workbench.open('password-field--medium');
  const again = page.getByLabel('New password again');
  await again.fill('harbour2027!');
  await again.blur();
  expect(await page.getByText("The passwords don't match.").isVisible()).toBe(true);
  await again.fill('harbour2026!');
  expect(await page.getByText("The passwords don't match.").count()).toBe(0);
});
