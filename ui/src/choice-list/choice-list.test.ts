import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the whole row chooses, and the error goes with the choice', async () => {
  const page = await workbench.open('choice-list--kinds');
  await page.getByText('Created by or assigned to the person').click();
  expect(await page.getByRole('radio', { name: /Own work only/ }).isChecked()).toBe(true);
  expect(await page.getByText('Choose what this person may see.').count()).toBe(0);
});
