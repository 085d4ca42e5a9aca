import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { writePly } from '@archway/mesh/formats/write-ply';
import {
  acceptOrder,
  cancelByLab,
  completeOrder,
  getOrder,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { plusDays } from '@archway/rules/date-presets';
import { beforeAll, expect, test } from 'vitest';
import { confirm, pathOf, PUSHED, signInAs, stands, type Side, type SideOptions } from './order-sides.ts';
import { becomePartners, laterDay, made, makeCase, sendOne, sendRepair } from './orders-page.ts';
import { ScansPage } from './scans-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** Without a channel the page asks every 15 s. */
const ASKED_FOR = { timeout: 20_000 };
const TODAY = new Date().toISOString().slice(0, 10);

const signIn = (name: string, more?: SideOptions) => signInAs(stage, name, more);

beforeAll(async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  await becomePartners(clinic, lab);
  await clinic.close();
  await lab.close();
}, 120_000);

/** An order that the lab has accepted, by calls. */
async function acceptedOne(clinic: Side, lab: Side, patientName: string): Promise<OrderDetail> {
  const { orderId, version, revision } = await sendRepair(clinic, patientName);
  return made(lab, acceptOrder, { orderId, version, revision });
}

test(
  'from sent to completed: each step on the other screen without a reload',
  { timeout: 300_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const lab = await signIn('marek.nowak');
    const ordered = await makeCase(clinic, 'Tomasz Adler');
    const sent = await sendOne(clinic, ordered);
    await clinic.shell.open(pathOf(sent));
    await lab.shell.open(pathOf(sent));
    await confirm(lab, 'Accept', 'Accept order', 'Accept order');
    await stands(clinic, 'Accepted');

    // A scan that came later, in place of the one the lab has.
    await clinic.shell.open(`/case-management/detail/${ordered.caseId}`);
    const { lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
    const scans = new ScansPage(clinic.page);
    await scans.choose({ name: 'lower again.ply', buffer: Buffer.from(writePly(lower.mesh)) });
    await scans.ready('lower again.ply');
    await clinic.shell.open(pathOf(sent));
    await clinic.orders.button('Add files').click();
    const adding = clinic.orders.dialog('Add files');
    await adding.getByRole('checkbox', { name: /Lower jaw/ }).check();
    await adding.getByRole('button', { name: 'Add 1 file' }).click();
    await clinic.page.getByText('Files added.').first().waitFor();
    await lab.orders.history.getByText(/added files$/).waitFor(PUSHED);
    await lab.page.getByText('lower again.ply').first().waitFor();

    await confirm(lab, 'Start production', 'Start production?');
    await stands(clinic, 'In production');
    await confirm(lab, 'Set ready', 'Set order ready?');
    await stands(clinic, 'Ready');

    await lab.orders.button('Ship').click();
    const shipping = lab.orders.dialog('Ship order');
    await shipping.getByRole('button', { name: 'Ship order' }).click();
    await shipping.getByText('Choose a carrier.').waitFor();
    await shipping.getByLabel('Carrier').selectOption('dhl');
    // As a scanner types it: the number and Enter, which sends nothing by itself.
    await shipping.getByLabel('Tracking number').fill('JD0146');
    await shipping.getByLabel('Tracking number').press('Enter');
    await shipping.getByRole('button', { name: 'Ship order' }).click();
    await stands(clinic, 'Shipped');
    await clinic.page.getByText('JD0146').first().waitFor();

    await lab.orders.button('Correct shipping').click();
    const correction = lab.orders.dialog('Correct shipping');
    await correction.getByLabel('Tracking number').fill('JD0147');
    await correction.getByRole('button', { name: 'Save correction' }).click();
    await clinic.page.getByText('JD0147').first().waitFor(PUSHED);
    await clinic.orders.history.getByText(/corrected the shipping$/).waitFor(PUSHED);

    await confirm(clinic, 'Confirm receipt', 'Confirm receipt?');
    await stands(clinic, 'Completed');
    await stands(lab, 'Completed');
    // Nothing is left to do, and all of it can be read.
    expect(await lab.orders.button('Correct shipping').count()).toBe(0);
    await lab.orders.history.getByText(/completed the order$/).waitFor();

    // Among the lab's cases it is one of a clinic, and leads back to its order.
    await lab.shell.open('/case-management');
    await lab.page.getByRole('tab', { name: 'From clinics' }).click();
    const row = lab.page.getByRole('row').filter({ hasText: 'Tomasz Adler' });
    expect(await row.innerText()).toMatch(/Harbour Street Dental[^]*Completed/);
    await row.getByRole('link', { name: 'Tomasz Adler' }).click();
    await lab.shell.at(pathOf(sent));
    await clinic.close();
    await lab.close();
  },
);

test('received without notice; ended by the lab with a reason', { timeout: 300_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  const unannounced = await acceptedOne(clinic, lab, 'Hana Kobayashi');
  await clinic.shell.open(pathOf(unannounced));
  await lab.shell.open(pathOf(unannounced));
  await clinic.orders.button(`Actions for order ${unannounced.orderCode}`).click();
  await clinic.page.getByRole('menuitem', { name: 'Received without a shipping notice' }).click();
  await clinic.orders
    .dialog('Received without a shipping notice?')
    .getByRole('button', { name: 'Confirm receipt' })
    .click();
  await stands(clinic, 'Completed');
  await stands(lab, 'Completed');
  await lab.orders.history.getByText('Received without a shipping notice').waitFor();

  const ended = await acceptedOne(clinic, lab, 'Jorge Prieto');
  await clinic.shell.open(pathOf(ended));
  await lab.shell.open(pathOf(ended));
  await lab.orders.button(`Actions for order ${ended.orderCode}`).click();
  await lab.page.getByRole('menuitem', { name: 'Cancel order' }).click();
  const dialog = lab.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Work not offered' }).check();
  await dialog.getByRole('textbox').fill('Our furnace is out of order.');
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
  await stands(clinic, 'Canceled');
  await clinic.page
    .getByText(/Our furnace is out of order./)
    .first()
    .waitFor();
  await clinic.orders.button('Check and send again').waitFor();
  await clinic.close();
  await lab.close();
});

test('who acts too late reads what somebody else did', { timeout: 300_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  const { orderId, version, orderCode } = await acceptedOne(clinic, lab, 'Piet de Vries');
  await lab.shell.open(`/order-management/detail/${orderId}`);
  await lab.orders.button('Ship').click();
  const dialog = lab.orders.dialog('Ship order');
  await dialog.getByLabel('Carrier').selectOption('ups');
  await made(clinic, completeOrder, { orderId, version });
  await dialog.getByRole('button', { name: 'Ship order' }).click();
  await lab.page.getByText('Nothing was done.').waitFor();
  await stands(lab, 'Completed');
  expect(orderCode).toMatch(/^O-\d{6}-/);
  await clinic.close();
  await lab.close();
});

test('with the sockets blocked, what the lab did is there within 20 s', { timeout: 300_000 }, async () => {
  const clinic = await signIn('elena.markou', { isBlocked: true });
  const lab = await signIn('marek.nowak');
  const order = await acceptedOne(clinic, lab, 'Rosa Amaral');
  const { orderId, version } = order;
  await clinic.shell.open(pathOf(order));
  await stands(clinic, 'Accepted');
  await made(lab, startProcessing, { orderId, version });
  await stands(clinic, 'In production', ASKED_FOR);
  await made(lab, cancelByLab, {
    orderId,
    version: version + 1,
    reason: 'other',
    reasonText: 'The scanner was calibrated anew.',
  });
  await stands(clinic, 'Canceled', ASKED_FOR);
  await clinic.close();
  await lab.close();
});

const widthOf = ({ page }: Side): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');

test(
  'a lab answers, works, ships and corrects on a phone, and the clinic confirms on one',
  { timeout: 300_000 },
  async () => {
    const clinic = await signIn('elena.markou', { isPhone: true });
    const lab = await signIn('marek.nowak', { isPhone: true });
    const sent = await sendRepair(clinic, 'Viktor Lund', { requestedOn: laterDay(14) });
    await lab.shell.open(pathOf(sent));
    await lab.page.getByRole('button', { name: /^Accept/ }).click();
    await lab.orders.dialog('Accept order').getByRole('button', { name: 'Accept order' }).click();
    await confirm(lab, 'Start production', 'Start production?');
    await confirm(lab, 'Set ready', 'Set order ready?');
    await lab.orders.button('Ship').click();
    const shipping = lab.orders.dialog('Ship order');
    await shipping.getByLabel('Carrier').selectOption('courier');
    await shipping.getByLabel('Estimated delivery').fill(plusDays(TODAY, 1));
    await shipping.getByRole('button', { name: 'Ship order' }).click();
    await lab.page.getByText('Order shipped.').first().waitFor();
    await lab.orders.button('Correct shipping').click();
    const correction = lab.orders.dialog('Correct shipping');
    await correction.getByLabel('Tracking number').fill('JD0148');
    await correction.getByRole('button', { name: 'Save correction' }).click();
    expect(await widthOf(lab)).toBe(390);

    await clinic.shell.open(pathOf(sent));
    await clinic.page.getByText('JD0148').first().waitFor(PUSHED);
    await confirm(clinic, 'Confirm receipt', 'Confirm receipt?');
    await clinic.page.getByText('JD0148').first().waitFor(PUSHED);
    await lab.page
      .getByText(/completed the order$/)
      .first()
      .waitFor(PUSHED);
    expect(await widthOf(clinic)).toBe(390);
    await clinic.close();
    await lab.close();
  },
);

test('a lab rejects on a phone, and the clinic reads why on its own', { timeout: 200_000 }, async () => {
  const clinic = await signIn('elena.markou', { isPhone: true });
  const lab = await signIn('marek.nowak', { isPhone: true });
  const sent = await sendRepair(clinic, 'Noor Haddad');
  await lab.shell.open(pathOf(sent));
  await lab.orders.button('Reject').click();
  const dialog = lab.orders.dialog('Reject order?');
  await dialog.getByRole('radio', { name: 'Margin unclear' }).check();
  await dialog.getByLabel('What should the clinic do?').fill('Rescan from 45 to 47.');
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await lab.page.getByText('Order rejected.').first().waitFor();
  await clinic.shell.open(pathOf(sent));
  await clinic.page.getByText(/rejected this order: Margin unclear. Rescan from 45 to 47./).waitFor();
  expect(await widthOf(clinic)).toBe(390);
  await clinic.close();
  await lab.close();
});

test('two other finished works of the clinic travel in the same parcel', { timeout: 200_000 }, async () => {
  const clinic = await signIn('elena.markou');
  const lab = await signIn('marek.nowak');
  const orders: OrderDetail[] = [];
  for (const name of ['Priya Anand', 'Luca Ferri', 'Nora Whitfield', 'Tomasz Adler']) {
    const { orderId, version } = await acceptedOne(clinic, lab, name);
    orders.push(await made(lab, setReady, { orderId, version }));
  }
  const [first, ...others] = orders;
  await lab.shell.open(pathOf(first!));
  await lab.orders.button('Ship').click();
  const dialog = lab.orders.dialog('Ship order');
  await dialog.getByLabel('Carrier').selectOption('courier');
  await dialog.getByRole('checkbox', { name: 'Ship 3 more ready orders for this clinic' }).check();
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await dialog.getByRole('checkbox', { name: 'Tomasz Adler' }).uncheck();
  await dialog.getByRole('button', { name: 'Ship 3 orders' }).click();
  await lab.page.getByText('3 orders shipped.').first().waitFor(PUSHED);
  const statuses = await Promise.all(
    others.map(async ({ orderId }) => (await made(clinic, getOrder, { orderId })).status),
  );
  expect(statuses).toEqual(['shipped', 'shipped', 'ready']);
  await clinic.close();
  await lab.close();
});

// The last: it leaves the clock of the site weeks ahead.
test(
  'a parcel that nobody confirms is asked about, and received after 30 days',
  { timeout: 300_000 },
  async () => {
    const clinic = await signIn('elena.markou');
    const lab = await signIn('marek.nowak');
    const { orderId, version } = await acceptedOne(clinic, lab, 'Sofia Lindqvist');
    await made(lab, shipOrder, {
      orderId,
      version,
      carrier: 'pickUp',
      trackingNumber: '',
      shippedOn: TODAY,
      arrivesOn: plusDays(TODAY, 1),
    });
    await clinic.close();
    await lab.close();
    const waiting = async () =>
      (
        await stage.site.asQueue<{ many: number }>(
          `select count(*)::int as many from graphile_worker._private_jobs where payload -> 'input' ->> 'orderId' = '${orderId}'
         and payload -> 'input' ->> 'arrivesOn' is not null`,
        )
      )[0]?.many;
    await expect.poll(waiting, { timeout: 20_000 }).toBe(3);
    // The queue goes by the engine's own clock: what is planned is brought forward, and the jobs read the site's.
    const due = (name: string) =>
      stage.site.asQueue(
        `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'order.${name}' and j.payload -> 'input' ->> 'orderId' = '${orderId}'`,
      );
    await stage.site.shiftClock('9 days');
    await due('askAboutParcel');
    const asked = await signIn('elena.markou');
    await asked.page.getByRole('button', { name: /^Notifications/ }).click();
    await asked.page
      .getByText(/^Did order .* arrive/)
      .first()
      .waitFor({ timeout: 20_000 });
    await asked.close();
    await stage.site.shiftClock('40 days');
    await due('receiveParcel');
    const after = await signIn('elena.markou');
    await after.shell.open(`/order-management/detail/${orderId}`);
    await stands(after, 'Completed', ASKED_FOR);
    await after.orders.history.getByText(/^Completed automatically/).waitFor();
    await after.close();
  },
);
