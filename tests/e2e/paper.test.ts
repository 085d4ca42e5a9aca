import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { acceptOrder } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readCodes } from '../proof/paper/read-codes.ts';
import { pathOf, PUSHED, signInAs, type Side } from './order-sides.ts';
import { becomePartners, made, makeBareCase, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** A process is started for it, with complete fonts. */
const MADE = { timeout: 30_000 };

const signIn = (name: string, more?: Parameters<typeof signInAs>[2]) => signInAs(stage, name, more);

beforeAll(async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  await becomePartners(clinic, lab);
  await clinic.close();
  await lab.close();
}, 120_000);

/** What a page hands over when something is pressed. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const begun = page.waitForEvent('download', MADE);
  await press();
  const download = await begun;
  return { name: download.suggestedFilename(), file: await download.path() };
}

const textOf = (file: string): string => execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });

async function openMenu({ orders, shell }: Side, order: OrderDetail): Promise<void> {
  await shell.open(pathOf(order));
  await orders.button(`Actions for order ${order.orderCode}`).click();
}

test(
  'a prescription is printed from the page of an order, and its codes lead back to it',
  { timeout: 180_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const order = await sendRepair(clinic, 'Amelia Hart');
    await openMenu(clinic, order);
    await clinic.page.getByRole('menuitem', { name: 'Print', exact: true }).click();
    const dialog = clinic.orders.dialog('Print order');
    await dialog.getByRole('combobox', { name: 'Paper size' }).selectOption({ label: 'A4' });
    const { name, file } = await downloaded(clinic.page, () =>
      dialog.getByRole('button', { name: 'Create PDF' }).click(),
    );
    await dialog.waitFor({ state: 'hidden' });
    expect(name).toBe(`${order.orderCode}_prescription.pdf`);
    const text = textOf(file);
    for (const part of [order.orderCode, 'Amelia Hart', 'Harbour Street Dental', 'page 1 of 1'])
      expect(text).toContain(part);
    const [codes = []] = await readCodes(await readFile(file));
    const read = codes.map((code) => code.text);
    expect(read).toContain(order.orderCode);
    const address = read.find((one) => one.startsWith('http')) ?? '';
    expect(new URL(address).pathname).toBe(pathOf(order));
    await clinic.close();
  },
);

test(
  'a lab scans a tray, finds the order by it, and prints labels of the selected orders',
  { timeout: 240_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const lab = await signIn('marek.nowak');
    const orders: OrderDetail[] = [];
    for (const name of ['Tomasz Adler', 'Hana Kobayashi']) {
      const { orderId, version, revision } = await sendRepair(clinic, name);
      orders.push(await made(lab, acceptOrder, { orderId, version, revision }));
    }
    const [one, other] = orders as [OrderDetail, OrderDetail];
    const setTray = async (order: OrderDetail, tray: string) => {
      await openMenu(lab, order);
      await lab.page.getByRole('menuitem', { name: 'Set tray' }).click();
      const dialog = lab.orders.dialog('Set tray');
      await dialog.getByRole('textbox', { name: 'Tray' }).focus();
      // As a scanner types it.
      await lab.page.keyboard.type(`${tray}\n`);
      return dialog;
    };
    await setTray(one, 'T-114');
    await lab.page.getByText('Tray saved.').first().waitFor();
    await lab.page.getByText('T-114', { exact: true }).first().waitFor(PUSHED);
    const refused = await setTray(other, 't-114');
    await refused.getByText(`This tray already holds order ${one.orderCode}.`, { exact: false }).waitFor();
    await refused.getByRole('button', { name: 'Cancel' }).click();

    await lab.orders.openList();
    await lab.page.getByRole('searchbox').fill('T-114');
    await expect.poll(() => lab.orders.table.getByRole('checkbox').count(), PUSHED).toBe(2);
    await lab.orders.table.getByText('T-114', { exact: true }).waitFor();
    await lab.page.getByRole('searchbox').fill('');
    await lab.orders.table.getByText('Hana Kobayashi').waitFor();
    await lab.orders.table.getByRole('checkbox').first().click();
    await lab.page.getByRole('toolbar').getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = lab.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Box label/ }).check();
    const { file } = await downloaded(lab.page, () =>
      dialog.getByRole('button', { name: 'Create PDF' }).click(),
    );
    const codes = (await readCodes(await readFile(file))).flat().map(({ text }) => text);
    for (const { orderCode } of orders) expect(codes).toContain(orderCode);
    expect(textOf(file)).toContain('Tray T-114');
    await clinic.close();
    await lab.close();
  },
);

const drawn = async ({ page }: Pick<Side, 'page'>): Promise<void> => {
  const isDrawn = async (): Promise<boolean> => page.evaluate<boolean>(HAS_INK);
  await expect.poll(isDrawn, MADE).toBe(true);
};
/** Something on the first page is dark. */
const HAS_INK = `(() => {
  const canvas = document.querySelector('dialog canvas');
  if (canvas === null || canvas.width === 0) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 0 && data[i] < 64) return true;
  return false;
})()`;

test(
  'a prescription is looked at on paper before there is an order, and before it is sent',
  { timeout: 240_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const caseId = await makeBareCase(clinic, 'Rosa Lindqvist');
    await clinic.shell.open(`/case-management/prescription/${caseId}`);
    await clinic.orders.button('Print preview').click();
    const dialog = clinic.orders.dialog('Prescription preview');
    await dialog.getByText('Page 1 of 1', { exact: true }).waitFor(MADE);
    await drawn(clinic);
    expect(await dialog.locator('canvas').textContent()).toContain('Not sent');
    await dialog.getByText('A4', { exact: true }).click();
    await dialog.getByText('Page 1 of 1', { exact: true }).waitFor(MADE);
    const { name, file } = await downloaded(clinic.page, () =>
      dialog.getByRole('button', { name: 'Download PDF' }).click(),
    );
    expect(name).toMatch(/^C-\d{6}-\d+\.pdf$/);
    expect(textOf(file)).toContain('Rosa Lindqvist');
    await clinic.page.keyboard.press('Escape');

    await clinic.shell.open(`/order-management/new?case=${caseId}`);
    await clinic.page.getByLabel('Note to the lab').fill('Light contact on 46');
    await clinic.orders.button('Preview prescription').click();
    await dialog.getByText('Page 1 of 1', { exact: true }).waitFor(MADE);
    await drawn(clinic);
    expect(await dialog.locator('canvas').textContent()).toContain('Light contact on 46');
    await clinic.close();
  },
);

test('orders are exported for billing', { timeout: 120_000 }, async () => {
  const lab = await signIn('marek.nowak');
  await lab.orders.openList();
  await lab.orders.button('Export list as CSV').click();
  const dialog = lab.orders.dialog('Export orders as CSV');
  await dialog.getByRole('checkbox').check();
  const { name, file } = await downloaded(lab.page, () =>
    dialog.getByRole('button', { name: 'Export CSV' }).click(),
  );
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(file, 'utf8')).toContain('46 Crown zirconia A2');
  await lab.close();
});

test('the dialog fits a phone', { timeout: 120_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const order = await sendRepair(clinic, 'Jonas Weber');
  await clinic.close();
  const phone = await signIn('elena.markou', { isPhone: true });
  await openMenu(phone, order);
  await phone.page.getByRole('menuitem', { name: 'Print', exact: true }).click();
  await phone.orders.dialog('Print order').waitFor();
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await phone.page.evaluate<number>(overflow)).toBe(0);
  await phone.close();
});
