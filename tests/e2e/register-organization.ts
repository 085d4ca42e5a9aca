import { nextMail } from '../harness/mail.ts';
import { PASSWORD, RegistrationPage } from './registration-page.ts';
import type { ShellPage } from './shell-page.ts';
import type { Stage } from './stage.ts';

/** Registers by the shorter form, activates the account by the mail, and signs in. */
export async function registerOrganization(
  { site }: Pick<Stage, 'site'>,
  shell: ShellPage,
  { way, name, email }: { way: 'clinic' | 'lab'; name: string; email: string },
): Promise<void> {
  const since = new Date();
  const form = new RegistrationPage(shell.page);
  await site.asSite('update app_config set register_show_version = 1 where org_id = app_org()');
  await shell.open('/register');
  await form.fillAll(way, name, email);
  await form.button(`Register your ${way}`).click();
  await form.heading('Check your email').waitFor();
  await shell.open(new URL((await nextMail(email, { since })).link).pathname);
  await shell.page.getByLabel('The password you chose when you registered').fill(PASSWORD);
  await form.button('Activate account').click();
  await shell.page.getByText('Your email address is confirmed.').waitFor();
  await shell.signInPage.enter(email, { password: PASSWORD });
}
