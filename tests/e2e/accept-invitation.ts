import { openComputer, type Computer } from '../harness/browser.ts';
import { ShellPage } from './shell-page.ts';
import type { Stage } from './stage.ts';

export const INVITED_PASSWORD = 'Another-Horse-10';

/** Invited people set a password by the mailed link, sign in, and agree; on a computer of their own. */
export async function acceptInvitation(
  { browser, site }: Pick<Stage, 'browser' | 'site'>,
  { link, account }: { link: string; account: string },
): Promise<{ computer: Computer; shell: ShellPage }> {
  const computer = await openComputer(browser, site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.open(new URL(link).pathname);
  await page.getByLabel('New password', { exact: true }).fill(INVITED_PASSWORD);
  await page.getByLabel('Confirm new password').fill(INVITED_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Your new password is set. Sign in to continue.').waitFor();
  await shell.signInPage.account.fill(account);
  await shell.signInPage.password.fill(INVITED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const agreements = page.getByRole('dialog', { name: 'Before you continue' });
  await agreements.waitFor();
  for (const box of await agreements.getByRole('checkbox').all()) await box.check();
  await agreements.getByRole('button', { name: 'Agree and continue' }).click();
  await agreements.waitFor({ state: 'detached' });
  return { computer, shell };
}
