import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { nextMail } from '../harness/mail.ts';
import { proveIdentity } from './identity-dialog.ts';
import { PartnersPage } from './partners-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** A change of the other side is pushed; where nothing can be pushed it is asked for. */
const PUSHED = 2_000;
const ASKED_FOR = 20_000;

/** An administrator at a computer of their own, looking at the partners. */
async function atPartners(name: string) {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page, call } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(name);
  const partners = new PartnersPage(page);
  await partners.open();
  return { page, call, shell, partners, close: () => computer.context.close() };
}

test(
  'a code makes two partners at once; ended, with the password, on both screens',
  { timeout: 120_000 },
  async () => {
    const clinic = await atPartners('elena.markou');
    const lab = await atPartners('marek.nowak');
    const code = await clinic.partners.makeCode();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await lab.partners.join(code.toLowerCase().replaceAll('-', ' '));
    await lab.partners.partner('Harbour Street Dental').waitFor();
    await clinic.partners.partner('Kestrel Dental Lab').waitFor({ timeout: PUSHED });
    // Partners see how to reach each other, and the clinic reads the lab's switch.
    await clinic.partners.partner('Kestrel Dental Lab').getByText('marek.nowak@kestrellab.example').waitFor();
    await lab.page
      .getByRole('switch', { name: 'Accept orders from Harbour Street Dental automatically' })
      .click();
    await clinic.partners
      .partner('Kestrel Dental Lab')
      .getByText('On', { exact: true })
      .waitFor({ timeout: PUSHED });
    // Used up: for the next it is nobody's.
    await lab.partners.check(code);
    await lab.page.getByText('No organization was found for this code.').waitFor();

    await clinic.page.getByRole('button', { name: 'Actions for Kestrel Dental Lab' }).click();
    await clinic.page.getByRole('menuitem', { name: 'End partnership' }).click();
    await clinic.page
      .getByRole('dialog', { name: 'End the partnership with Kestrel Dental Lab?' })
      .getByRole('button', { name: 'End partnership' })
      .click();
    await proveIdentity(clinic.page);
    await clinic.partners.partner('Kestrel Dental Lab').waitFor({ state: 'detached' });
    await lab.partners.partner('Harbour Street Dental').waitFor({ state: 'detached', timeout: PUSHED });
    // What was stays with its dates, without how to reach each other.
    await lab.partners.toConfirm();
    await lab.page.getByRole('button', { name: /^Canceled and rejected/ }).click();
    await lab.partners.request('Harbour Street Dental').getByRole('button', { name: 'See profile' }).click();
    const profile = lab.page.getByRole('dialog', { name: 'Harbour Street Dental' });
    await profile.getByText('Ended', { exact: true }).waitFor();
    expect(await profile.getByText('elena.markou@').count()).toBe(0);
    await clinic.close();
    await lab.close();
  },
);

test(
  'with the sockets blocked, what the other did is there within 20 s, and the page says so',
  { timeout: 120_000 },
  async () => {
    const lab = await atPartners('marek.nowak');
    const computer = await openComputer(stage.browser, stage.site.origin);
    await computer.context.routeWebSocket(/.*/, (socket) => void socket.close());
    const { page } = await computer.openTab();
    await new ShellPage(page).signInAs('elena.markou');
    const clinic = new PartnersPage(page);
    await clinic.open();
    await page.getByText('Changes by others appear with a delay.').waitFor({ timeout: ASKED_FOR });
    await lab.partners.apply('Harbour Street Dental');
    await page
      .getByText('Kestrel Dental Lab wants to work with you.', { exact: true })
      .waitFor({ timeout: ASKED_FOR });
    await lab.partners.toConfirm();
    await lab.partners.step(
      'Harbour Street Dental',
      'Cancel request',
      'Cancel your request to Harbour Street Dental?',
    );
    await computer.context.close();
    await lab.close();
  },
);

test(
  'found, asked, rejected, asked again, taken back, asked, accepted: each seen at once',
  { timeout: 180_000 },
  async () => {
    const clinic = await atPartners('elena.markou');
    const lab = await atPartners('marek.nowak');
    const [asking, asked] = ['Kestrel Dental Lab', 'Harbour Street Dental'];
    // Whoever did not choose to be listed is never found.
    const directory = await lab.partners.find('Praxis Feld');
    await directory.getByText('No organization was found. Try another word').waitFor();
    const since = new Date();
    await lab.partners.apply(asked);
    await clinic.page
      .getByText(`${asking} wants to work with you.`, { exact: true })
      .waitFor({ timeout: PUSHED });
    const mail = await nextMail('elena.markou@harbourstreet.example', { since, subject: /Kestrel/ });
    expect(mail.link).toBe(`${stage.site.origin}/partner-list-from-email`);

    await clinic.page.getByRole('button', { name: 'Review 1 request' }).click();
    await clinic.partners.step(asking, 'Reject', `Reject ${asking}?`);
    await lab.partners.toConfirm();
    await lab.partners.request(asked).waitFor({ state: 'detached', timeout: PUSHED });
    await lab.partners.apply(asked);
    await clinic.partners.request(asking).waitFor({ timeout: PUSHED });
    await lab.partners.step(asked, 'Cancel request', `Cancel your request to ${asked}?`);
    await clinic.partners.request(asking).waitFor({ state: 'detached', timeout: PUSHED });
    await lab.partners.apply(asked);
    await clinic.partners.step(asking, 'Accept', `Accept ${asking}?`);
    await lab.page.getByRole('tab', { name: /^My Partner/ }).click();
    await lab.partners.partner(asked).waitFor({ timeout: PUSHED });
    await clinic.close();
    await lab.close();
  },
);

test('whoever is no administrator reads so, and a phone answers requests', { timeout: 120_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('lewis.reid');
  await shell.at('/case-management');
  expect(await shell.places()).not.toContain('Partners');
  await shell.open('/partner');
  await page.getByText('This account has no access rights. Log in with an administrator account.').waitFor();

  const phone = await atPartners('elena.markou');
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await phone.partners.toConfirm();
  await phone.page.getByText('You can find partners and create codes on a larger screen.').waitFor();
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: phone.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await phone.close();
});
