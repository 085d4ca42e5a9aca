import { openComputer, type Computer } from '../harness/browser.ts';
import { ShellPage } from './shell-page.ts';
import type { Stage } from './stage.ts';

export const INVITED_PASSWORD = 'Another-Horse-10';

/** Invited people join by the mailed link, which signs them in; on a computer of their own. */
export async function acceptInvitation(
  { browser, site }: Pick<Stage, 'browser' | 'site'>,
  { link, name = 'Amara Cole' }: { link: string; name?: string },
): Promise<{ computer: Computer; shell: ShellPage }> {
  const computer = await openComputer(browser, site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.open(new URL(link).pathname);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(INVITED_PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Join and sign in' }).click();
  await shell.navigation.getByRole('link').first().waitFor();
  return { computer, shell };
}
