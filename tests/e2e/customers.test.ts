import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { DESK } from './language-walk.ts';
import { pathOf, PUSHED, signInAs, type Side } from './order-sides.ts';
import { becomePartners, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const CLINIC = 'Harbour Street Dental';
let clinic: Side;
let lab: Side;

beforeAll(async () => {
  clinic = await signInAs(stage, 'elena.markou');
  lab = await signInAs(stage, 'marek.nowak');
  await becomePartners(clinic, lab);
}, 120_000);

const openCustomers = async ({ page }: Side): Promise<void> => {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('tab', { name: /^Active/ }).waitFor();
};
const sideOf = ({ page }: Side): Locator => page.getByRole('complementary', { name: CLINIC });
const part = ({ page }: Side, name: string): Locator => page.getByRole('region', { name });

test(
  'a lab writes down how a clinic likes its work, the clinic corrects it, and every order shows it on both sides',
  { timeout: 200_000 },
  async () => {
    await openCustomers(lab);
    await lab.page.getByRole('row').filter({ hasText: CLINIC }).waitFor();
    const likes = sideOf(lab).getByRole('region', { name: 'How they like it' });
    await likes.getByText('Nothing noted yet.').waitFor();
    await likes.getByRole('button', { name: 'Edit' }).click();
    const dialog = lab.orders.dialog('How they like it');
    await dialog.getByLabel('Contacts', { exact: true }).selectOption({ label: 'tight' });
    await dialog.getByLabel('Occlusion: anything else').fill('20 µm foil');
    await dialog.getByLabel('Models').fill('printed for bridges only');
    expect(await axeFindings(lab.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save preferences' }).click();
    await likes.getByText('printed for bridges only').waitFor();
    const order = await sendRepair(clinic, 'Amelia Hart');
    await clinic.shell.open(pathOf(order));
    await lab.shell.open(pathOf(order));
    const own = part(clinic, 'How you like it');
    await own.getByText('20 µm foil').waitFor();
    await part(lab, 'How they like it').getByText('tight', { exact: true }).waitFor();
    await own.getByRole('button', { name: 'Edit' }).click();
    const correction = clinic.orders.dialog('How you like it');
    await correction.getByLabel('Models').fill('none, please');
    await correction.getByRole('button', { name: 'Save preferences' }).click();
    await part(lab, 'How they like it').getByText('none, please').waitFor(PUSHED);
    await openCustomers(lab);
    await likes.getByText('none, please').waitFor();
    await likes.getByText(/^Corrected by .* at the clinic/).waitFor();
  },
);

test(
  'what happens with orders is counted, and who searches finds the clinic',
  { timeout: 120_000 },
  async () => {
    await sendRepair(clinic, 'Tomasz Adler');
    await openCustomers(lab);
    const row = lab.page.getByRole('row').filter({ hasText: CLINIC });
    // Counted by a job after the event.
    await expect
      .poll(
        async () => {
          await lab.page.reload();
          await row.waitFor();
          return row.getByRole('cell').nth(1).innerText();
        },
        { timeout: 20_000 },
      )
      .toMatch(/^[1-9]/);
    const last = sideOf(lab).getByRole('region', { name: 'Last orders' });
    await last.getByText('Tomasz Adler').waitFor();
    await lab.page.getByLabel('Clinic, dentist, city').fill('nowhere');
    await lab.page.getByText('No customers match “nowhere”').waitFor();
    await lab.page.getByRole('button', { name: 'Clear search' }).click();
    await row.waitFor();
    await lab.page.getByRole('tab', { name: /^Former/ }).click();
    await lab.page.getByText('No former customers').waitFor();
    // A page that was left is found as it was.
    await lab.page.getByRole('tab', { name: /^Active/ }).click();
    await row.waitFor();
  },
);

test(
  'all orders of a clinic are one press away; a turned tablet keeps what is open',
  { timeout: 120_000 },
  async () => {
    await openCustomers(lab);
    const last = sideOf(lab).getByRole('region', { name: 'Last orders' });
    await lab.page.setViewportSize({ width: 700, height: 1_000 });
    await last.waitFor();
    await lab.page.getByRole('button', { name: 'All customers' }).click();
    await lab.page.getByRole('button', { name: new RegExp(CLINIC) }).waitFor();
    await lab.page.setViewportSize(DESK);
    await last.getByRole('link', { name: 'All orders' }).click();
    await lab.orders.table.getByText('Amelia Hart').first().waitFor();
    await lab.page.getByRole('button', { name: new RegExp(`Clinic.*${CLINIC}`) }).waitFor();
  },
);

test('notes and contacts stay in the lab', { timeout: 120_000 }, async () => {
  await openCustomers(lab);
  const notes = sideOf(lab).getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Edit' }).click();
  const dialog = lab.orders.dialog(`Notes on ${CLINIC}`);
  await dialog.getByLabel('Notes').fill('Pays late, call before noon');
  await dialog.getByRole('button', { name: 'Save notes' }).click();
  await notes.getByText('Pays late, call before noon').waitFor();
  const order = await sendRepair(clinic, 'Hana Kobayashi');
  await clinic.shell.open(pathOf(order));
  await clinic.page.getByRole('region', { name: 'How you like it' }).waitFor();
  expect(await clinic.page.getByText('Pays late').count()).toBe(0);
  // A clinic has no customers, whatever it types.
  await clinic.shell.open('/customers');
  await clinic.page.getByText("You don't have permission to access this page.").first().waitFor();
});

test('on a phone the clinic takes the place of the list, and back', { timeout: 120_000 }, async () => {
  const phone = await signInAs(stage, 'grace.obi', { isPhone: true });
  await phone.shell.open('/customers');
  await phone.page.getByRole('button', { name: new RegExp(CLINIC) }).click();
  await sideOf(phone).getByRole('region', { name: 'How they like it' }).waitFor();
  // The switch is the administrators'.
  expect(await phone.page.getByRole('switch').count()).toBe(0);
  expect(await axeFindings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'All customers' }).click();
  await phone.page.getByRole('tab', { name: /^Active/ }).waitFor();
  await phone.close();
});

test(
  'an administrator invites a clinic by a code with a text, and lets its orders be accepted',
  { timeout: 120_000 },
  async () => {
    await openCustomers(lab);
    await lab.page.getByRole('button', { name: 'Invite a clinic' }).click();
    const dialog = lab.orders.dialog('Invite a clinic');
    await dialog.getByRole('button', { name: 'Create code' }).click();
    await dialog.getByText(/invites you to work together/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await sideOf(lab).getByRole('switch', { name: 'Accept orders automatically' }).click();
    await sideOf(lab)
      .getByText(/^since /)
      .waitFor(PUSHED);
  },
);
