import { acceptOrder, setReady, startProcessing } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { pathOf, signInAs, type Side } from './order-sides.ts';
import { becomePartners, made, makeBareCase, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const MADE = { timeout: 30_000 };

/** What leads to another page or acts at once. */
const NO_DIALOG = new Set(['Copy to a new order', 'Edit order']);

let caseId: string;
const orders: OrderDetail[] = [];

beforeAll(async () => {
  const clinic = await signInAs(stage, 'elena.markou');
  const lab = await signInAs(stage, 'marek.nowak');
  await becomePartners(clinic, lab);
  caseId = await makeBareCase(clinic, 'Rosa Lindqvist');
  const [pending, accepted, other] = [
    await sendRepair(clinic, 'Amelia Hart'),
    await sendRepair(clinic, 'Tomasz Adler'),
    await sendRepair(clinic, 'Hana Kobayashi'),
  ];
  const accept = ({ orderId, version, revision }: OrderDetail) =>
    made(lab, acceptOrder, { orderId, version, revision });
  const seen = ({ orderId, version }: OrderDetail) => ({ orderId, version });
  orders.push(pending, await accept(accepted));
  orders.push(await made(lab, setReady, seen(await made(lab, startProcessing, seen(await accept(other))))));
  await clinic.close();
  await lab.close();
}, 180_000);

async function signIn(name: string, theme: 'light' | 'dark'): Promise<Side> {
  const side = await signInAs(stage, name);
  if (theme === 'dark') await side.page.getByRole('button', { name: 'Dark theme' }).click();
  await side.page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
  return side;
}

/** The page of an order, and each dialog that its buttons and its menu lead to. */
async function lookAtOrder(side: Side, order: OrderDetail): Promise<void> {
  const { page, shell } = side;
  await shell.open(pathOf(order));
  const menu = side.orders.button(`Actions for order ${order.orderCode}`);
  await menu.waitFor();
  expect.soft(await axeFindings(page), order.status).toEqual([]);
  await menu.click();
  await page.getByRole('menuitem').first().waitFor();
  const names = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  for (const name of names.filter((one) => !NO_DIALOG.has(one))) {
    await menu.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await lookAtDialog(side, `${order.status}, ${name}`);
  }
}

async function lookAtOrders(side: Side): Promise<void> {
  await side.orders.openList();
  await side.orders.table.getByRole('checkbox').nth(1).check();
  expect.soft(await axeFindings(side.page), 'list with a selection').toEqual([]);
  for (const order of orders) await lookAtOrder(side, order);
}

async function lookAtDialog({ page }: Side, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect.soft(await axeFindings(page), what).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('a clinic and its orders', { timeout: 400_000 }, async () => {
    const clinic = await signIn('elena.markou', theme);
    const { page } = clinic;
    await lookAtOrders(clinic);
    await clinic.shell.open(`/order-management/new?case=${caseId}`);
    await clinic.orders.button('Preview prescription').click();
    await page.getByText('Page 1 of 1', { exact: true }).waitFor(MADE);
    await lookAtDialog(clinic, 'preview');
    expect.soft(await axeFindings(page), 'new order').toEqual([]);
    await clinic.close();
  });

  test('a lab, its orders and its customers', { timeout: 400_000 }, async () => {
    const lab = await signIn('marek.nowak', theme);
    const { page } = lab;
    await lookAtOrders(lab);
    await lab.shell.open('/customers');
    await page.getByRole('region', { name: 'Last orders' }).waitFor();
    expect.soft(await axeFindings(page), 'customers').toEqual([]);
    await lab.orders.button('Invite a clinic').click();
    await lookAtDialog(lab, 'invite a clinic');
    await lab.close();
  });
});
