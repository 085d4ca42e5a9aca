import { addCaseFiles, saveCase } from '@archway/contract/case/calls';
import { saveDentist } from '@archway/contract/dentist/calls';
import { acceptOrder, getOrder, openOrder, saveOrder, sendOrder } from '@archway/contract/order/calls';
import type { OrderDetail, OrderPlan } from '@archway/contract/order/model';
import { savePatient } from '@archway/contract/patient/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { plusDays } from '@archway/rules/date-presets';
import { isWorkingDay } from '@archway/rules/calendar';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION } from '@archway/rules/treatment/prescription';
import { caseFeature } from '../features/case/index.ts';
import { letterFeature } from '../features/letter/index.ts';
import { orderFeature } from '../features/order/index.ts';
import { relayBatch } from '../platform/events/relay.ts';
import { silentLog } from '../platform/log/log.ts';
import { rowsAs } from './as-tenant.ts';
import { addUpload, setScan } from './cases.ts';
import { runWaitingJobs } from './jobs.ts';
import { becomePartners, makeSide, type TestSide } from './partners.ts';
import { signIn, type TestPerson } from './people.ts';
import type { TestSite } from './site.ts';

/** A clinic and a lab that are partners. */
export interface Pair {
  clinic: TestSide;
  lab: TestSide;
}

export async function makePair(site: TestSite): Promise<Pair> {
  const clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  await becomePartners(site, clinic, lab);
  return { clinic, lab };
}

const FACTS = {
  format: 'stl',
  triangles: 9,
  vertices: 9,
  hasColors: false,
  bounds: { min: [-30, -20, 0], max: [30, 30, 12] },
  unit: 'mm',
  unitIsSure: true,
  toMillimeters: 1,
  holes: 0,
  holeBorders: [],
  islands: 1,
  nonManifoldEdges: 0,
  previewError: 0,
  isSimplified: false,
};

/** Puts a scan that is finished into a case. */
export async function addScan(
  site: TestSite,
  clinic: TestSide,
  { caseId, name, role }: { caseId: string; name: string; role: string },
): Promise<string> {
  const fileId = await addUpload(site, clinic.administrator, { name, tag: 'finished' });
  await setScan(site, clinic.orgId, fileId, { step: 'done', role });
  await rowsAs(
    site.owner,
    clinic.orgId,
    'update scan set facts = $2 where org_id = app_org() and file_id = $1',
    [fileId, JSON.stringify(FACTS)],
  );
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken: clinic.accessToken });
  return fileId;
}

export interface OrderedCase {
  caseId: string;
  files: string[];
  patientName: string;
}

/** The work that is ordered: a crown of the lower right first molar, with all that belongs to it. */
const BARE_CROWN = putWork(EMPTY_PRESCRIPTION, [46], 'Crown').next;
export const CROWN_46 = changeWorks(BARE_CROWN, BARE_CROWN.works, {
  method: 'anatomic',
  material: 'zirconia',
  shade: 'A2',
}).next;

/** A case that can be ordered: a patient, both jaws and a bite, a crown. */
export async function makeOrderedCase(
  site: TestSite,
  clinic: TestSide,
  { patientName = 'Amelia Hart', hasScans = true }: { patientName?: string; hasScans?: boolean } = {},
): Promise<OrderedCase> {
  const { accessToken } = clinic;
  const patient = await site.call(
    savePatient,
    { name: patientName, birthDate: '1980-02-03' },
    { accessToken },
  );
  const { data } = await site.call(
    saveCase,
    { name: `Crown of ${patientName}`, patientId: patient.data.patientId },
    { accessToken },
  );
  const { caseId } = data;
  const files: string[] = [];
  if (hasScans)
    for (const [role, name] of [
      ['lower', `${patientName} lower.stl`],
      ['upper', `${patientName} upper.stl`],
      ['bite1', 'bite.stl'],
    ] as const)
      files.push(await addScan(site, clinic, { caseId, name, role }));
  const saved = await site.call(saveTreatment, { caseId, version: 0, ...CROWN_46 }, { accessToken });
  if (saved.code !== 200) throw new Error(`no prescription: ${saved.msg} ${JSON.stringify(saved.data)}`);
  return { caseId, files, patientName };
}

/** A day on which labs work, far enough to be no rush. */
export function laterDay(days = 21): string {
  let day = plusDays(new Date().toISOString().slice(0, 10), days);
  while (!isWorkingDay(DEFAULT_LAB_SETTINGS, day)) day = plusDays(day, 1);
  return day;
}

export const planFor = (
  { caseId, files }: OrderedCase,
  lab: TestSide | null,
  more: Partial<OrderPlan> = {},
): OrderPlan & { caseId: string } => ({
  caseId,
  labCode: lab?.orgId ?? null,
  type: 'designAndMake',
  sharesName: true,
  comesByParcel: false,
  requestedOn: laterDay(),
  dentistId: null,
  signature: 1,
  note: '',
  works: [{ type: 'Crown', teeth: [46], jaw: null }],
  files,
  ...more,
});

export async function makeDraftOrder(
  site: TestSite,
  { clinic, lab }: Pair,
  more: Partial<OrderPlan> = {},
  of?: OrderedCase,
): Promise<OrderDetail> {
  const ordered = of ?? (await makeOrderedCase(site, clinic));
  const saved = await site.call(
    saveOrder,
    { planVersion: 0, ...planFor(ordered, lab, more) },
    { accessToken: clinic.accessToken },
  );
  if (saved.code !== 200) throw new Error(`no order: ${saved.msg}`);
  return saved.data;
}

/** What whoever sends an order as it is shown says. */
export const sendingOf = ({ orderId, version, own }: OrderDetail) => ({
  orderId,
  version,
  seal: own?.seal ?? '',
  consent: true,
});

export async function makeSentOrder(
  site: TestSite,
  pair: Pair,
  more: Partial<OrderPlan> = {},
  of?: OrderedCase,
): Promise<OrderDetail> {
  const draft = await makeDraftOrder(site, pair, more, of);
  const sent = await site.call(sendOrder, sendingOf(draft), { accessToken: pair.clinic.accessToken });
  if (sent.code !== 200) throw new Error(`not sent: ${sent.msg} ${JSON.stringify(sent.data)}`);
  return sent.data;
}

export const readOrder = async (site: TestSite, side: Pick<TestSide, 'accessToken'>, orderId: string) =>
  (await site.call(getOrder, { orderId }, { accessToken: side.accessToken })).data;

export const accept = (site: TestSite, lab: Pick<TestSide, 'accessToken'>, order: OrderDetail) =>
  site.call(
    acceptOrder,
    { orderId: order.orderId, version: order.version, revision: order.revision },
    { accessToken: lab.accessToken },
  );

export const open = (site: TestSite, side: Pick<TestSide, 'accessToken'>, orderId: string) =>
  site.call(openOrder, { orderId }, { accessToken: side.accessToken });

/** A dentist of the clinic who is this member. */
export async function makeDentist(
  site: TestSite,
  clinic: TestSide,
  { name, person }: { name: string; person?: TestPerson },
): Promise<string> {
  const { data, code } = await site.call(
    saveDentist,
    { name, ...(person !== undefined && { userCode: person.userCode }) },
    { accessToken: clinic.accessToken },
  );
  if (code !== 200) throw new Error(`no dentist: ${code}`);
  return data.dentistId;
}

export const sideOf = async (site: TestSite, person: TestPerson): Promise<{ accessToken: string }> => ({
  accessToken: await signIn(site, person),
});

const FOLLOWING = [orderFeature, caseFeature, letterFeature];

/** What follows from what was done: events, and the jobs of orders. */
export async function settleOrders(site: TestSite): Promise<void> {
  const subscriptions = FOLLOWING.flatMap((feature) => feature.subscriptions ?? []);
  const parts = { pool: site.queue, subscriptions, publish: async () => {}, log: silentLog };
  do await runWaitingJobs(site, orderFeature.jobs ?? []);
  while ((await relayBatch(parts)) > 0);
  await runWaitingJobs(site, orderFeature.jobs ?? []);
}
