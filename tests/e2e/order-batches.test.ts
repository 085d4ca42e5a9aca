import { editOrder, getOrder } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { becomePartners, made, OrdersPage, sendRepair } from './orders-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const ORDERS = 12;
/** Two seconds are promised; the gate may run on a busy machine. */
const PUSHED = { timeout: 5_000 };

async function signIn(name: string) {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const tab = await computer.openTab();
  const shell = new ShellPage(tab.page);
  await shell.signInAs(name);
  return { ...tab, shell, orders: new OrdersPage(tab.page), close: () => computer.context.close() };
}
type Side = Awaited<ReturnType<typeof signIn>>;

const rows = ({ orders }: Side, state: string) =>
  orders.table.getByRole('row').filter({ has: orders.page.getByText(state, { exact: true }) });
async function all(side: Side, state: string): Promise<void> {
  await expect.poll(() => rows(side, state).count(), PUSHED).toBe(ORDERS);
}

/** Chooses all rows and presses a button of the bar. */
async function withAll({ orders, page }: Side, button: string): Promise<void> {
  await orders.table.getByRole('checkbox').first().click();
  await page.getByRole('toolbar').getByRole('button', { name: button, exact: true }).click();
}

async function answer({ orders }: Side, title: string, button: string): Promise<void> {
  await orders.dialog(title).getByRole('button', { name: button, exact: true }).click();
}

/** The clinic thinks better of the note. */
async function edit(clinic: Side, { orderId }: OrderDetail): Promise<void> {
  const { version, own } = await made(clinic, getOrder, { orderId });
  if (own === null) throw new Error('not an own order');
  await made(clinic, editOrder, { orderId, version, consent: true, ...own.plan, note: 'A little lighter' });
}

test(
  'twelve orders accepted, started, made ready, shipped and received at once; two fail and are tried again',
  { timeout: 300_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const lab = await signIn('marek.nowak');
    await becomePartners(clinic, lab);
    const sent: OrderDetail[] = [];
    for (let i = 0; i < ORDERS; i += 1) sent.push(await sendRepair(clinic, `Patient ${i + 1}`));
    await lab.orders.openList();
    await clinic.orders.openList();
    await all(lab, 'Pending');

    await withAll(lab, 'Accept');
    // While the lab reads the question, two orders become others.
    for (const order of sent.slice(0, 2)) await edit(clinic, order);
    await answer(lab, 'Accept 12 orders?', 'Accept 12 orders');
    const result = lab.orders.dialog('10 of 12 accepted');
    await result.getByText(`2 orders couldn't be changed.`).waitFor();
    await result.getByText('Patient 1', { exact: true }).waitFor();
    await answer(lab, '10 of 12 accepted', 'Try 2 again');
    await answer(lab, 'Accept 2 orders?', 'Accept 2 orders');
    await lab.page.getByText('2 orders accepted.').first().waitFor();
    await all(clinic, 'Accepted');

    await withAll(lab, 'Start production');
    await answer(lab, 'Start production of 12 orders?', 'Start 12 orders');
    await all(clinic, 'In production');
    await withAll(lab, 'Set ready');
    await answer(lab, 'Set 12 orders ready?', 'Set 12 orders ready');
    await all(clinic, 'Ready');

    await withAll(lab, 'Ship');
    await answer(lab, 'Ship 12 orders', 'Ship 12 orders');
    await lab.orders.dialog('Ship 12 orders').getByText('Choose a carrier.').waitFor();
    await lab.orders.dialog('Ship 12 orders').getByLabel('Carrier').selectOption('courier');
    await answer(lab, 'Ship 12 orders', 'Ship 12 orders');
    await all(clinic, 'Shipped');

    // What is chosen decides what is offered: nothing is left to the clinic but to confirm.
    await withAll(clinic, 'Confirm receipt');
    await answer(clinic, 'Confirm receipt of 12 orders?', 'Confirm 12 receipts');
    await clinic.page.getByText('Receipt of 12 orders confirmed.').first().waitFor();
    for (const { orderId } of sent)
      expect((await made(clinic, getOrder, { orderId })).status).toBe('completed');
    await clinic.close();
    await lab.close();
  },
);
