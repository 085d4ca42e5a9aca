import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a select starts with its placeholder and gives back the value', async () => {
  const page = await workbench.open('select-field--kinds');
  const second = page.getByLabel('Second role');
  expect(await second.inputValue()).toBe('');
  await second.selectOption('Dentist');
  expect(await second.inputValue()).toBe('dentist');
  expect(await page.getByText('Choose a role first.').count()).toBe(0);
});
