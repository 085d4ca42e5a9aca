import { CAST_PASSWORD } from '@archway/cast/organizations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Answers the question for the own password: what is worth an account asks for nobody else's. */
export async function proveIdentity(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  await question.getByLabel('Password', { exact: true }).fill(CAST_PASSWORD);
  expect(await question.getByLabel('Administrator account').count()).toBe(0);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
}
