import { rejectOrder } from '@archway/contract/order/calls';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { becomePartners, makeCase, OrdersPage, sendOne } from './orders-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** A change of the other side is pushed; what follows it in a job comes after that. */
/** Two seconds are promised, and kept on a quiet machine; the gate may run on a busy one, and a lab's answer goes by a job. */
const PUSHED = { timeout: 5_000 };
/** A model is loaded and drawn. */
const DRAWN = { timeout: 30_000 };

/** Somebody at a computer of their own. */
async function signIn(name: string) {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const tab = await computer.openTab();
  const shell = new ShellPage(tab.page);
  await shell.signInAs(name);
  return { ...tab, shell, orders: new OrdersPage(tab.page), close: () => computer.context.close() };
}

test(
  'an order is accepted, another one rejected and sent again: each side sees what the other does without a reload',
  { timeout: 300_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const lab = await signIn('marek.nowak');
    // An empty list says how one begins.
    await clinic.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
    await clinic.page.getByText('No orders yet').waitFor();
    await becomePartners(clinic, lab);
    const first = await makeCase(clinic, 'Amelia Hart');
    await lab.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
    await lab.page.getByText('No orders yet').waitFor();
    await sendOne(clinic, first);
    // The lab's open list has it, with the patient as told.
    await lab.orders.row('Amelia Hart').waitFor(PUSHED);
    expect(await lab.orders.row('Amelia Hart').innerText()).toMatch(/Harbour Street Dental[^]*Pending/);
    await clinic.orders.openList();
    await clinic.orders.row('Amelia Hart').getByText('Sent', { exact: true }).waitFor();
    await clinic.orders.row('Amelia Hart').click();
    await clinic.orders.state.getByText('Sent', { exact: true }).waitFor();

    await lab.orders.row('Amelia Hart').click();
    await lab.page.getByText('Light contact, the patient grinds at night.').waitFor();
    await lab.page.getByRole('img', { name: /^3D model of .*Lower jaw/ }).waitFor(DRAWN);
    const download = lab.page.waitForEvent('download');
    await lab.orders.button('Download lower.ply').click();
    expect((await download).suggestedFilename()).toMatch(/^Amelia-Hart_.*LowerJaw\.ply$/);
    // Looking is noted where the clinic reads it, and so is a download.
    await clinic.page.reload();
    await clinic.page.getByText(/^Marek Nowak, /).waitFor();
    await clinic.page.getByText(/^Downloaded by Marek Nowak, /).waitFor();

    await lab.orders.button('Accept').click();
    await lab.orders.dialog('Accept order').getByRole('button', { name: 'Accept order' }).click();
    await lab.page.getByText('Order accepted.').first().waitFor();
    await clinic.orders.state.getByText('Accepted', { exact: true }).waitFor(PUSHED);
    await clinic.orders.history.getByText(/accepted the order$/).waitFor();
    expect(await lab.orders.button('Reject').count()).toBe(0);

    const second = await makeCase(clinic, 'Noor Haddad');
    const other = await sendOne(clinic, second, { sharesName: false });
    await clinic.shell.open(`/order-management/detail/${other.orderId}`);
    await clinic.orders.state.getByText('Sent', { exact: true }).waitFor();
    await lab.orders.openList();
    await lab.orders.row('--').click();
    await lab.page.getByText('name not shared').waitFor();
    expect(await lab.page.getByText('Noor').count()).toBe(0);
    await lab.orders.button('Reject').click();
    const reject = lab.orders.dialog('Reject order?');
    await reject.getByRole('button', { name: 'Reject order' }).click();
    await reject.getByText('Choose a reason.').waitFor();
    await reject.getByRole('radio', { name: 'Margin unclear' }).check();
    await reject.getByLabel('What should the clinic do?').fill('Rescan from 45 to 47.');
    await reject.getByRole('button', { name: 'Reject order' }).click();
    await lab.page.getByText('Order rejected.').first().waitFor();
    await clinic.orders.state.getByText('Rejected', { exact: true }).waitFor(PUSHED);
    await clinic.page.getByText(/rejected this order: Margin unclear. Rescan from 45 to 47./).waitFor();
    await clinic.orders.button('Check and send again').waitFor();
    await clinic.close();
    await lab.close();
  },
);

test('who answers too late reads what somebody else did', { timeout: 300_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  const sent = await sendOne(clinic, await makeCase(clinic, 'Piet de Vries'));
  const path = `/order-management/detail/${sent.orderId}`;
  await lab.shell.open(path);
  await lab.orders.button('Accept').click();
  const dialog = lab.orders.dialog('Accept order');
  await dialog.waitFor();
  const colleague = await signIn('grace.obi');
  const { orderId, version } = sent;
  const answer = { orderId, version, reason: 'bite', reasonText: '' };
  expect(await colleague.call(rejectOrder.path, answer)).toMatchObject({ data: { status: 'rejected' } });
  await dialog.getByRole('button', { name: 'Accept order' }).click();
  await lab.page.getByText('Nothing was done.').waitFor();
  await lab.page.getByText(/^.*rejected the order at/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await clinic.close();
  await lab.close();
  await colleague.close();
});

test('a clinic takes an order back, discards another, and copies one', { timeout: 300_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const sent = await sendOne(clinic, await makeCase(clinic, 'Ewa Kowalczyk'));
  await clinic.shell.open(`/order-management/detail/${sent.orderId}`);
  await clinic.orders.button('Cancel order').click();
  await clinic.orders
    .dialog(`Cancel order ${sent.orderCode}?`)
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await clinic.page.getByText('Order canceled.').first().waitFor();
  await clinic.orders.state.getByText('Canceled', { exact: true }).waitFor();
  await clinic.orders.button(`Actions for order ${sent.orderCode}`).click();
  await clinic.page.getByRole('menuitem', { name: 'Copy to a new order' }).click();
  await clinic.shell.at(/^\/order-management\/new\?order=/);
  const copied = new URL(clinic.page.url()).searchParams.get('order') ?? '';
  expect(copied).not.toBe(sent.orderId);
  await clinic.shell.open(`/order-management/detail/${copied}`);
  await clinic.orders.state.getByText('Not sent', { exact: true }).waitFor();
  await clinic.page.getByRole('button', { name: /^Actions for order/ }).click();
  await clinic.page.getByRole('menuitem', { name: 'Discard order' }).click();
  await clinic.page
    .getByRole('dialog', { name: /^Discard order/ })
    .getByRole('button', { name: 'Discard order' })
    .click();
  await clinic.shell.at('/order-management');
  await clinic.orders.row('Canceled').first().waitFor();
  expect(await clinic.orders.row('Not sent').count()).toBe(0);
  await clinic.close();
});
