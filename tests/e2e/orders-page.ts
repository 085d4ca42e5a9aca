import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { writePly } from '@archway/mesh/formats/write-ply';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { isWorkingDay } from '@archway/rules/calendar';
import { plusDays } from '@archway/rules/date-presets';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION } from '@archway/rules/treatment/prescription';
import { getCase, saveCase } from '@archway/contract/case/calls';
import { listDentists } from '@archway/contract/dentist/calls';
import { saveOrder, sendOrder } from '@archway/contract/order/calls';
import type { OrderDetail, OrderPlan } from '@archway/contract/order/model';
import { listLivePartners, makePartnerCode, redeemInvitationCode } from '@archway/contract/partner/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import type { InputOf, CallSpec, OutputOf } from '@archway/contract/core/call';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tab } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import type { ShellPage } from './shell-page.ts';

/** Makes a call from within a page, and fails with it. */
export async function made<C extends CallSpec>(
  { call }: Tab,
  spec: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const { data, failure } = await call(spec.path, input as object);
  if (failure !== undefined) throw new Error(`${spec.path}: ${failure}`);
  return data as OutputOf<C>;
}

/** The clinic and the lab become partners. */
export async function becomePartners(clinic: Tab, lab: Tab): Promise<void> {
  const { code } = await made(clinic, makePartnerCode, {});
  await made(lab, redeemInvitationCode, { code });
}

/** A day on which labs work, far enough to be no rush. */
export function laterDay(days = 21): string {
  let day = plusDays(new Date().toISOString().slice(0, 10), days);
  while (!isWorkingDay(DEFAULT_LAB_SETTINGS, day)) day = plusDays(day, 1);
  return day;
}

const BARE_CROWN = putWork(EMPTY_PRESCRIPTION, [46], 'Crown').next;
export const CROWN_46 = changeWorks(BARE_CROWN, BARE_CROWN.works, {
  method: 'anatomic',
  material: 'zirconia',
  shade: 'A2',
}).next;

/** A case with a crown and without scans, which is enough for a repair. */
export async function makeBareCase(clinic: Tab, patientName: string): Promise<string> {
  const { patientId } = await made(clinic, savePatient, { name: patientName, birthDate: '1980-02-03' });
  const { caseId } = await made(clinic, saveCase, { name: `Crown of ${patientName}`, patientId });
  await made(clinic, saveTreatment, { caseId, version: 0, ...CROWN_46 });
  return caseId;
}

/** Sends an order that needs no scan. */
export const sendRepair = async (
  clinic: Tab,
  patientName: string,
  more: Partial<OrderPlan> = {},
): Promise<OrderDetail> =>
  sendOne(
    clinic,
    { caseId: await makeBareCase(clinic, patientName), files: [] },
    { type: 'repair', ...more },
  );

/** A case with both jaws and a crown, ready to be ordered; its page is open. */
export async function makeCase(
  clinic: Tab & { shell: ShellPage },
  patientName: string,
): Promise<{ caseId: string; files: string[] }> {
  const caseId = await makeBareCase(clinic, patientName);
  await clinic.shell.open(`/case-management/detail/${caseId}`);
  const { upper, lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
  const scans = new ScansPage(clinic.page);
  await scans.choose(
    { name: 'upper.ply', buffer: Buffer.from(writePly(upper.mesh)) },
    { name: 'lower.ply', buffer: Buffer.from(writePly(lower.mesh)) },
  );
  await scans.ready('lower.ply');
  await scans.ready('upper.ply');
  const stateOf = async () => (await made(clinic, getCase, { caseId })).state;
  await expect.poll(stateOf, { timeout: 60_000 }).toBe('scanCompleted');
  const { files } = await made(clinic, getCase, { caseId });
  return { caseId, files: files.map(({ fileId }) => fileId) };
}

/** Sends an order of a case to the only partner. */
export async function sendOne(
  clinic: Tab,
  { caseId, files }: { caseId: string; files: string[] },
  more: Partial<OrderPlan> = {},
): Promise<OrderDetail> {
  const { list: labs } = await made(clinic, listLivePartners, {});
  const { list: dentists } = await made(clinic, listDentists, { pageSize: 100 });
  const { orderId, version, own } = await made(clinic, saveOrder, {
    caseId,
    planVersion: 0,
    labCode: labs[0]?.companyCode ?? null,
    type: 'designAndMake',
    sharesName: true,
    comesByParcel: false,
    requestedOn: laterDay(),
    dentistId: dentists[0]?.dentistId ?? null,
    signature: 1,
    note: 'Light contact, the patient grinds at night.',
    works: [{ type: 'Crown', teeth: [46], jaw: null }],
    files,
    ...more,
  });
  return made(clinic, sendOrder, { orderId, version, seal: own?.seal ?? '', consent: true });
}

/** The orders of one side, as somebody finds their way about them: by labels and roles. */
export class OrdersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Orders' });
  }
  get history(): Locator {
    return this.page.getByRole('region', { name: 'History' });
  }
  /** Where an order stands, on its page. */
  get state(): Locator {
    return this.page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]');
  }

  row(text: string): Locator {
    return this.table.getByRole('row').filter({ hasText: text });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async openList(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Orders' }).click();
    await this.table.waitFor();
  }
}
