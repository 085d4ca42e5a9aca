import { acceptOrder, completeOrder, shipOrder } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { plusDays } from '@archway/rules/date-presets';
import { beforeAll, expect, test } from 'vitest';
import { confirm, pathOf, PUSHED, signInAs, stands, type Side } from './order-sides.ts';
import { becomePartners, laterDay, made, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const TODAY = new Date().toISOString().slice(0, 10);
const PARCEL = {
  carrier: 'dhl',
  trackingNumber: '',
  shippedOn: TODAY,
  arrivesOn: plusDays(TODAY, 1),
} as const;
let clinic: Side;
let lab: Side;

beforeAll(async () => {
  clinic = await signInAs(stage, 'elena.markou');
  lab = await signInAs(stage, 'marek.nowak');
  await becomePartners(clinic, lab);
}, 120_000);

/** An order that the lab has accepted, by calls, with both sides on its page. */
async function openAccepted(patientName: string): Promise<OrderDetail> {
  const { orderId, version, revision } = await sendRepair(clinic, patientName);
  const order = await made(lab, acceptOrder, { orderId, version, revision });
  await clinic.shell.open(pathOf(order));
  await lab.shell.open(pathOf(order));
  return order;
}

/** What is seldom done is in the menu beside the name. */
async function choose({ page, orders }: Side, { orderCode }: OrderDetail, step: string): Promise<void> {
  await orders.button(`Actions for order ${orderCode}`).click();
  await page.getByRole('menuitem', { name: step }).click();
}

/** Answers a question with words. */
async function say(
  { orders }: Side,
  title: string,
  label: string,
  words: string,
  answer: string,
): Promise<void> {
  const dialog = orders.dialog(title);
  await dialog.getByLabel(label).fill(words);
  await dialog.getByRole('button', { name: answer, exact: true }).click();
}

const reads = ({ page }: Side, text: string | RegExp) => page.getByText(text).first().waitFor(PUSHED);

test(
  'put on hold by the clinic and resumed: the lab waits, and both read why',
  { timeout: 200_000 },
  async () => {
    const order = await openAccepted('Tomasz Adler');
    await choose(clinic, order, 'Put on hold');
    // Without a reason nothing is sent.
    await clinic.orders.dialog('Put order on hold').getByRole('button', { name: 'Put on hold' }).click();
    await clinic.page.getByText('Enter a reason.').waitFor();
    await say(clinic, 'Put order on hold', 'Reason', 'The patient is ill', 'Put on hold');
    await reads(lab, /On hold by .*The patient is ill/);
    expect(await lab.orders.button('Start production').count()).toBe(0);
    expect(await lab.orders.button('Resume order').count()).toBe(0);
    // Among the orders of the lab it is found by that.
    await lab.orders.openList();
    await lab.page.getByRole('button', { name: 'On hold' }).click();
    await lab.orders.row('Tomasz Adler').getByText('On hold').waitFor();
    await lab.shell.open(pathOf(order));
    await confirm(clinic, 'Resume order', 'Resume order?');
    await lab.orders.button('Start production').waitFor(PUSHED);
    await lab.orders.history.getByText(/resumed the order$/).waitFor();
  },
);

test('a later date is proposed, declined, proposed again and agreed', { timeout: 200_000 }, async () => {
  const order = await openAccepted('Hana Kobayashi');
  const propose = async (): Promise<void> => {
    await choose(lab, order, 'Propose date');
    const dialog = lab.orders.dialog('Propose another date');
    await dialog.getByLabel('New delivery date').fill(laterDay(40));
    await dialog.getByRole('button', { name: 'Propose date' }).click();
  };
  const answer = async (choice: RegExp): Promise<void> => {
    await clinic.orders.button('Answer date').click();
    const dialog = clinic.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: choice }).check();
    await dialog.getByRole('button', { name: 'Send answer' }).click();
  };
  await propose();
  await clinic.orders.button('Answer date').waitFor(PUSHED);
  await answer(/^Keep/);
  await lab.orders.history.getByText(/declined the proposed date$/).waitFor(PUSHED);
  await propose();
  await clinic.orders.button('Answer date').waitFor(PUSHED);
  await answer(/^Agree to/);
  await lab.orders.history.getByText(/agreed to the proposed date$/).waitFor(PUSHED);
  await lab.orders.history.getByText(/^Delivery moved from/).waitFor();
});

test(
  'a clinic asks to cancel, is declined, asks again, and the lab agrees',
  { timeout: 200_000 },
  async () => {
    const order = await openAccepted('Jorge Prieto');
    const ask = async (): Promise<void> => {
      await choose(clinic, order, 'Ask to cancel');
      await say(clinic, 'Ask to cancel this order?', 'Reason', 'The patient moved away', 'Ask to cancel');
    };
    await ask();
    await reads(lab, /asks to cancel this order: The patient moved away/);
    await lab.orders.button('Continue work').click();
    await say(lab, 'Decline the cancellation', 'Reason', 'Already milled', 'Decline cancellation');
    await clinic.orders.history.getByText(/declined to cancel the order$/).waitFor(PUSHED);
    await ask();
    await confirm(lab, 'Agree to cancel', 'Cancel this order?', 'Cancel order');
    await reads(clinic, /canceled this order: The patient moved away/);
  },
);

test(
  'an impression arrives; a work is delivered once more, received, and made once more',
  { timeout: 300_000 },
  async () => {
    const { orderId, version, revision } = await sendRepair(clinic, 'Ingrid Berg', {
      comesByParcel: true,
    });
    const order = await made(lab, acceptOrder, { orderId, version, revision });
    await clinic.shell.open(pathOf(order));
    await lab.shell.open(pathOf(order));
    await reads(lab, /hasn't arrived yet/);
    await confirm(lab, 'Impression arrived', 'Has the impression arrived?', 'Confirm arrival');
    await clinic.orders.history.getByText(/the impression arrived$/).waitFor(PUSHED);
    const shipped = await made(lab, shipOrder, { orderId, version: order.version + 1, ...PARCEL });
    await stands(clinic, 'Shipped');
    await choose(clinic, order, 'Ask for redelivery');
    await say(clinic, 'Ask for redelivery', 'What happened?', 'The box was empty', 'Ask for redelivery');
    await stands(lab, 'Ready');
    await reads(lab, 'The box was empty');
    const again = await made(lab, shipOrder, { orderId, version: shipped.version + 1, ...PARCEL });
    await made(clinic, completeOrder, { orderId, version: again.version });
    await stands(clinic, 'Completed');
    await clinic.orders.button('Start remake').click();
    const dialog = clinic.orders.dialog('Start a remake');
    await dialog.getByRole('radio', { name: 'Fit' }).check();
    await dialog.getByRole('button', { name: 'Prepare remake' }).click();
    await clinic.page.waitForURL(/order-management\/new/);
    // Both read that it is made once more; what was not sent the lab does not see.
    await lab.orders.history.getByText(/started a remake$/).waitFor(PUSHED);
    expect(await lab.page.getByRole('region', { name: 'Remakes' }).count()).toBe(0);
    await clinic.shell.open(pathOf(order));
    await clinic.page.getByRole('region', { name: 'Remakes' }).getByText('Remake: Fit').waitFor();
  },
);

test('an order is assigned to a technician, whose own it then is', { timeout: 200_000 }, async () => {
  const order = await openAccepted('Amelia Hart');
  await choose(lab, order, 'Assign');
  const dialog = lab.orders.dialog('Assign order');
  const [first] = await dialog.getByRole('radio').all();
  await first?.check();
  await dialog.getByRole('button', { name: 'Assign order' }).click();
  await lab.orders.history.getByText(/assigned the order$/).waitFor(PUSHED);
  await lab.orders.openList();
  await lab.page.getByRole('tab', { name: /^Unassigned/ }).click();
  await lab.orders.row('Amelia Hart').waitFor({ state: 'hidden' });
});
