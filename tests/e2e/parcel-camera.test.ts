import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { acceptOrder, setReady } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmBarcode } from '../harness/barcode-video.ts';
import { pathOf, PUSHED, signInAs, stands, type Side } from './order-sides.ts';
import { becomePartners, made, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const NUMBER = 'JD014600008177339';
const LOOKED = { timeout: 20_000 };
let folder: string;
let clinic: Side;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parcel-camera-'));
  await filmBarcode(NUMBER, join(folder, 'parcel.y4m'));
  clinic = await signInAs(stage, 'elena.markou');
  const lab = await signInAs(stage, 'marek.nowak');
  await becomePartners(clinic, lab);
  await lab.close();
}, 120_000);
afterAll(async () => {
  await clinic.close();
  await rm(folder, { recursive: true });
});

/** The lab's technician at a phone, before a finished work; what the phone sees is a matter of its browser. */
async function openReady(browser: Browser, patientName: string): Promise<{ lab: Side; order: OrderDetail }> {
  const lab = await signInAs({ ...stage, browser }, 'marek.nowak', { isPhone: true });
  const { orderId, version, revision } = await sendRepair(clinic, patientName);
  const accepted = await made(lab, acceptOrder, { orderId, version, revision });
  const order = await made(lab, setReady, { orderId, version: accepted.version });
  await lab.shell.open(pathOf(order));
  await lab.orders.button('Ship').click();
  return { lab, order };
}

test('a tracking number is read by the camera of a phone', { timeout: 200_000 }, async () => {
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${join(folder, 'parcel.y4m')}`,
  ]);
  const { lab, order } = await openReady(browser, 'Amelia Hart');
  const dialog = lab.orders.dialog('Ship order');
  await dialog.getByRole('button', { name: 'Scan with camera' }).click();
  const field = dialog.getByLabel('Tracking number');
  await expect.poll(() => field.inputValue(), LOOKED).toBe(NUMBER);
  expect(await dialog.getByRole('region', { name: 'Camera' }).count()).toBe(0);
  await dialog.getByLabel('Carrier').selectOption('dhl');
  await dialog.getByRole('button', { name: 'Ship order' }).click();
  await clinic.shell.open(pathOf(order));
  await stands(clinic, 'Shipped');
  await clinic.page.getByText(NUMBER).first().waitFor(PUSHED);
  await browser.close();
});

test(
  'without leave to use a camera one is told what to do, and types the number',
  { timeout: 200_000 },
  async () => {
    const browser = await launchBrowser(['--use-fake-device-for-media-stream']);
    const { lab } = await openReady(browser, 'Tomasz Adler');
    await lab.page.context().grantPermissions([], { origin: stage.site.origin });
    const dialog = lab.orders.dialog('Ship order');
    await dialog.getByRole('button', { name: 'Scan with camera' }).click();
    await dialog.getByText('Archway may not use your camera').waitFor(LOOKED);
    await dialog.getByLabel('Tracking number').fill('1234567890');
    expect(await dialog.getByLabel('Tracking number').inputValue()).toBe('1234567890');
    await browser.close();
  },
);
