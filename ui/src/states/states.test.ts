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

test('an error says what happened, what the server said and offers to try again', async () => {
  const page = await workbench.open('states--failed');
  const alert = page.getByRole('alert');
  expect(await alert.getByRole('heading').textContent()).toBe('Unable to load 3D image.');
  expect(await alert.getByRole('paragraph').first().textContent()).toContain('12 of 41 MB');
  expect(await alert.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
});
