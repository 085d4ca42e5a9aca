import { seedCastDentists } from '@archway/cast/dentists';
import { listDentists } from '@archway/contract/dentist/calls';
import { saveCase } from '@archway/contract/case/calls';
import { sendOrder } from '@archway/contract/order/calls';
import { orderFailures } from '@archway/contract/order/failures';
import { makePartnerCode, redeemInvitationCode } from '@archway/contract/partner/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openComputer, type Tab } from '../harness/browser.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const PUSHED = 5_000;

type SignedIn = Tab & { shell: ShellPage };

async function signedIn(name: string): Promise<SignedIn> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const tab = await computer.openTab();
  const shell = new ShellPage(tab.page);
  await shell.signInAs(name);
  return { ...tab, shell };
}

async function told<T>({ call }: Tab, path: string, input: object = {}): Promise<T> {
  const outcome = await call(path, input);
  if (outcome.failure !== undefined) throw new Error(`${path}: ${outcome.failure}`);
  return outcome.data as T;
}

/** The clinic and the lab of the cast work together, and the clinic has its dentists. */
beforeAll(async () => {
  await seedCastDentists(stage.site.db);
  const clinic = await signedIn('elena.markou');
  const lab = await signedIn('marek.nowak');
  const { code } = await told<{ code: string }>(clinic, makePartnerCode.path);
  await told(lab, redeemInvitationCode.path, { code });
}, 120_000);

/** A case of a patient with a crown on 36. */
async function makeCase(tab: SignedIn, name: string, dentist = 'Dr. Elena Markou'): Promise<string> {
  const { list } = await told<{ list: { dentistId: string; name: string }[] }>(tab, listDentists.path, {
    pageSize: 20,
  });
  const dentistId = list.find((one) => one.name === dentist)?.dentistId;
  const { patientId } = await told<{ patientId: string }>(tab, savePatient.path, { name: `${name} Hart` });
  const { caseId } = await told<{ caseId: string }>(tab, saveCase.path, { name, patientId, dentistId });
  return caseId;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const consent = (page: Page): Locator => page.getByRole('checkbox', { name: /^I warrant that the patient/ });

/** Prescribes a crown on 36 and goes on to its order, which is a repair: it needs no scan. */
async function orderRepair({ page, shell }: SignedIn, caseId: string): Promise<void> {
  await shell.open(`/case-management/prescription/${caseId}`);
  await page.getByRole('checkbox', { name: /^36,/ }).click();
  await page.getByRole('button', { name: 'Crown', exact: true }).click();
  await page.getByLabel('Material').selectOption('zirconia');
  await page.getByRole('button', { name: 'A2', exact: true }).click();
  await page.getByRole('button', { name: 'Save prescription' }).click();
  await page.getByText('Prescription saved.').first().waitFor();
  await button(page, 'Continue to order').click();
  await page.getByRole('heading', { name: 'New order' }).waitFor();
  await page.getByLabel('Order type').selectOption('repair');
}

test(
  'from the prescription to the lab: what is missing is said, a draft is kept, and what was sent can be changed',
  { timeout: 150_000 },
  async () => {
    const tab = await signedIn('elena.markou');
    const { page, shell } = tab;
    await orderRepair(tab, await makeCase(tab, 'Amelia'));
    await button(page, 'Choose a lab').click();
    // What is missing leads to its field.
    await page.locator('select:focus').selectOption({ label: 'Kestrel Dental Lab' });
    await page.getByText(/usually \d+ working days/).waitFor();
    await button(page, 'Confirm that the patient agreed').waitFor();
    expect(await button(page, /^Send order/).isDisabled()).toBe(true);

    await page.getByRole('checkbox', { name: /^36/ }).waitFor();
    await page.getByLabel("Share the patient's name with the lab").uncheck();
    await page.getByLabel('Note to the lab').fill('Ms. Hart grinds at night.');
    await page.getByText("The note contains the patient's name").waitFor();
    await page.getByLabel('Note to the lab').fill('Grinds at night.');
    await page.getByText("The note contains the patient's name").waitFor({ state: 'detached' });

    // A note of what was done before stands outside the page's landmarks for a few seconds.
    await expect
      .poll(
        async () => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id} ${target.join(' ')}`),
          );
        },
        { timeout: 20_000, interval: 3_000 },
      )
      .toEqual([]);
    await button(page, 'Save draft').click();
    await page.getByText('Draft saved.').first().waitFor();
    await shell.at(/^\/order-management\/new\?order=/);
    await page.reload();
    expect(await page.getByLabel('Note to the lab').inputValue()).toBe('Grinds at night.');
    expect(await page.getByLabel('Order type').inputValue()).toBe('repair');

    await consent(page).check();
    await page.getByText('Ready to send').waitFor();
    // The lab has closed the day in the meantime: what was filled in stays, and is sent again.
    await page.getByLabel('Note to the lab').fill('Grinds at night, no rush.');
    stage.proxy.alter(`/api/${sendOrder.path}`, {
      body: {
        code: orderFailures.orderNotSendable,
        msg: 'Something keeps it from being sent.',
        data: { obstacles: ['dateNotPossible'] },
      },
    });
    await page.keyboard.press('Control+Enter');
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to send the case. Please try again.' });
    await failed.getByText('Choose another delivery date').waitFor();
    expect(await page.getByLabel('Note to the lab').inputValue()).toBe('Grinds at night, no rush.');
    expect(await consent(page).isChecked()).toBe(true);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Order sent.').first().waitFor();
    await shell.at(/^\/order-management\/detail\//);

    await shell.open(`/order-management/new?order=${new URL(page.url()).pathname.split('/').at(-1)}`);
    await page.getByRole('heading', { name: 'Edit order' }).waitFor();
    await page.getByLabel('Note to the lab').fill('Grinds at night, light contact.');
    await consent(page).check();
    await button(page, /^Save changes/).click();
    await page.getByText('Order changed.').first().waitFor();
    await shell.at(/^\/order-management\/detail\//);
  },
);

test(
  'an assistant asks for release; the dentist returns it with a reason, and then sends it',
  { timeout: 150_000 },
  async () => {
    const tab = await signedIn('amara.cole');
    const { page, shell } = tab;
    await orderRepair(tab, await makeCase(tab, 'Tomasz'));
    await page.getByLabel('Lab', { exact: true }).selectOption({ label: 'Kestrel Dental Lab' });
    expect(await consent(page).count()).toBe(0);
    await button(page, /^Ask for release/).click();
    await page.getByText('Release requested.').first().waitFor();
    await shell.at(/^\/order-management\/detail\//);
    const path = `/order-management/new?order=${new URL(page.url()).pathname.split('/').at(-1)}`;
    await shell.open(path);
    await page.getByText('asked for the release').waitFor();

    const dentist = await signedIn('elena.markou');
    await dentist.shell.open(path);
    await dentist.page.getByRole('button', { name: 'Return', exact: true }).click();
    const dialog = dentist.page.getByRole('dialog', { name: 'Return order' });
    await dialog.getByLabel('What needs to change?').fill('Choose a later day.');
    await dialog.getByRole('button', { name: 'Return order' }).click();
    await dentist.page.getByText('Order returned.').first().waitFor();

    await page.getByText('Choose a later day.').waitFor({ timeout: PUSHED });
    await button(page, /^Ask for release/).click();
    await page.getByText('Release requested.').first().waitFor();
    await dentist.shell.open(path);
    await consent(dentist.page).check();
    await button(dentist.page, /^Release and send/).click();
    await dentist.page.getByText('Order sent.').first().waitFor();
  },
);

test(
  'a rush order of a dentist without an account: whoever may release sends it, nobody has signed, the lab sees it at once',
  { timeout: 150_000 },
  async () => {
    const lab = await signedIn('marek.nowak');
    await lab.shell.open('/order-management');
    const tab = await signedIn('elena.markou');
    const { page, shell } = tab;
    await orderRepair(tab, await makeCase(tab, 'Priya', 'Dr. Ida Holm'));
    await page.getByLabel('Lab', { exact: true }).selectOption({ label: 'Kestrel Dental Lab' });
    // The first day that can be chosen at all is before the usual time of the lab.
    const earliest = await page.locator('[data-earliest]').getAttribute('data-date');
    const days = page.locator('button[data-date]:not([aria-disabled=true]):not([disabled])');
    const first = await days.first().getAttribute('data-date');
    expect(first! < earliest!).toBe(true);
    await days.first().click();
    await page.getByText(/^Rush order for /).waitFor();
    await page.getByText(/^Only Dr. Ida Holm or a deputy can sign/).waitFor();
    await consent(page).check();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Order sent.').first().waitFor();
    const row = lab.page.getByRole('row').filter({ hasText: 'Priya Hart' });
    await row.getByText('Rush', { exact: true }).waitFor({ timeout: PUSHED });
    expect(await row.innerText()).toMatch(/Dr. Ida Holm/);
    await row.getByRole('link').first().click();
    await lab.page.getByText('Not signed', { exact: true }).first().waitFor();
    await shell.at(/^\/order-management\/detail\//);
  },
);

test('a case is chosen first; on a phone the form is one column', { timeout: 90_000 }, async () => {
  const tab = await signedIn('elena.markou');
  const { page, shell } = tab;
  await makeCase(tab, 'Nora');
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.open('/order-management/new');
  await page.getByLabel('Search patient, case, or memo').fill('Nora');
  await page.getByRole('link', { name: /Nora Hart/ }).click();
  await page.getByText("Share the patient's name with the lab").waitFor();
  const tooWide = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(tooWide).toBeLessThanOrEqual(0);
  await button(page, 'Discard').click();
  await page
    .getByRole('dialog', { name: 'Discard this order?' })
    .getByRole('button', { name: 'Discard order' })
    .click();
  await shell.at(/^\/case-management\/detail\//);
});
