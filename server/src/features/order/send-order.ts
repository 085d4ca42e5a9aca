import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import { CONSENT_VERSION } from '@archway/rules/order/limits';
import { maySign } from '@archway/rules/order/release';
import type { OrderStep } from '@archway/rules/order/table';
import { shortForm } from '@archway/rules/treatment/short-form';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { CaseRow } from '../case/public.ts';
import { findSignaturePicture, type SignaturePicture } from '../dentist/public.ts';
import { listMarksToSend } from '../mark/public.ts';
import { readPatients } from '../patient/public.ts';
import { act, type Acting } from './act.ts';
import { filesToSend } from './files-to-send.ts';
import type { OwnOrder } from './on-order.ts';
import { listAttachments } from './order-attachment.repository.ts';
import { ownCardOf } from './order-card.ts';
import { endGrants, insertGrants } from './order-grant.repository.ts';
import { replaceMarks } from './order-mark.repository.ts';
import { changePlan } from './order-plan.repository.ts';
import { insertRevision, keepConsent } from './order-revision.repository.ts';
import { NOW, type OrderRow } from './order.repository.ts';
import type { Release } from './release-facts.ts';
import type { ToSend } from './to-send.ts';

export interface Sending {
  acting: Acting & { userCode: string };
  own: OwnOrder;
  step: OrderStep;
  row: CaseRow;
  toSend: ToSend;
  partner: { counterpart: string; counterpart_card: unknown };
  /** From where and in which language the consent was given. */
  consent: { language: string; address: string };
}

/** The numbers of what is sent. A new attempt is a new sending, an edit is none. */
function numbersOf({ order }: OwnOrder, step: OrderStep) {
  const isNew = step.effects?.includes('newAttempt') ?? false;
  return { isNew, revision: order.revision + 1, attempt: order.attempt + (isNew ? 1 : 0) };
}

/**
 * Sends what is planned, or sends it anew: the order's row, a copy of all the lab reads, grants of the files, marks, consent
 * and the entry of the history. Nothing when another order of the case is open.
 */
export async function sendOrder(tx: Tx, sending: Sending): Promise<OrderRow | undefined> {
  const { acting, own, step, row, toSend, partner } = sending;
  const { plan, order, release } = own;
  const { isNew, revision, attempt } = numbersOf(own, step);
  const lab = partner.counterpart;
  const told = { patientName: plan.shares_name ? row.patient_name : HIDDEN_NAME };
  const after = await act(tx, acting, order, {
    step,
    ownedBy: own.ownedBy,
    asker: plan.release_asked_by,
    detail: {
      ...(isDeputy(release) && { actedFor: release.people?.name ?? '' }),
      ...(order.counterpart !== lab && { isNewToLab: true as const }),
      ...(order.counterpart !== lab && order.remake_cause !== null && { isRemake: true as const }),
    },
    change: {
      counterpart: lab,
      ...(await toldOf(tx, sending)),
      patient_name: told.patientName,
      revision,
      attempt,
      ...(isNew && { sent_at: NOW }),
    },
  });
  if (after === undefined) return undefined;
  const where = { counterpart: lab, order_id: order.id, revision, attempt };
  await keepRevision(tx, { sending, where, after, patientName: told.patientName });
  await grantFiles(tx, sending, where);
  await keepConsent(tx, acting.orgId, {
    orderId: order.id,
    revision,
    textVersion: CONSENT_VERSION,
    givenBy: acting.userCode,
    ...sending.consent,
  });
  await changePlan(tx, acting.orgId, order.id, {
    release_asked_at: null,
    release_asked_by: null,
    returned_reason: '',
    checked_at: null,
    ...(isNew && { case_before: toSend.facts.caseState }),
  });
  return after;
}

interface Copied {
  sending: Sending;
  where: Where;
  after: OrderRow;
  patientName: string;
}

/** A copy of all that is told, as it is told now. */
async function keepRevision(tx: Tx, { sending, where, after, patientName }: Copied): Promise<void> {
  const { acting, own, toSend } = sending;
  const { plan, release } = own;
  const signature = await signatureOf(tx, acting.orgId, own);
  const signed = { name: release.people?.name ?? '', signedBy: acting.name, isByDeputy: isDeputy(release) };
  await insertRevision(tx, acting.orgId, {
    ...where,
    prescription: JSON.stringify(toSend.prescription),
    person: JSON.stringify(await personOf(tx, sending, patientName)),
    type: plan.type,
    requested_on: after.requested_on!,
    is_rush: after.is_rush,
    by_parcel: plan.by_parcel,
    note: plan.note,
    signature_file: signature?.fileId ?? null,
    signature: signature === undefined ? null : JSON.stringify({ ...signature, ...signed }),
    sent_by_name: acting.name,
  });
}

/** What the order's row says from now on, to both sides. */
async function toldOf(tx: Tx, { acting, own, row, toSend, partner }: Sending) {
  const { plan, release } = own;
  return {
    type: plan.type,
    case_code: row.code,
    requested_on: plan.requested_on,
    estimated_on: null,
    proposed_on: null,
    is_rush: toSend.isRush,
    by_parcel: plan.by_parcel,
    shares_name: plan.shares_name,
    patient_code: row.patient_code,
    dentist_name: release.people?.name ?? row.dentist_name,
    deputy_name: isDeputy(release) ? acting.name : '',
    prescribed: JSON.stringify(shortForm(toSend.prescription)),
    home_card: JSON.stringify(await ownCardOf(tx, acting.orgId)),
    counterpart_card: JSON.stringify(partner.counterpart_card),
    reason: '',
    reason_text: '',
    auto_accepted: false,
    accepted_at: null,
    ended_at: null,
    started_at: null,
    accepted_revision: null,
    ready_at: null,
    shipped_at: null,
    carrier: null,
    tracking_number: '',
    shipped_on: null,
    arrives_on: null,
    without_notice: false,
    arrived_at: null,
  };
}

/** Whoever sends is not the dentist, but was named by that dentist. */
const isDeputy = ({ facts }: Release): boolean => facts.isDeputy && !facts.isDentist;

/** Only its owner or a named deputy signs; whoever else may release an order leaves it unsigned. */
async function signatureOf(
  tx: Tx,
  orgId: string,
  { plan, release }: OwnOrder,
): Promise<SignaturePicture | undefined> {
  if (plan.dentist_id === null || !maySign(release.facts)) return undefined;
  return findSignaturePicture(tx, orgId, { dentistId: plan.dentist_id, number: plan.signature });
}

/** Where the name is not shared, neither name, birth date nor the name of the case travels. */
async function personOf(tx: Tx, { acting, own, row }: Sending, patientName: string) {
  const { plan, release } = own;
  const patients = await readPatients(tx, acting.orgId, row.patient_id === null ? [] : [row.patient_id]);
  const birthDate = patients.get(row.patient_id ?? '')?.birth_date ?? null;
  return {
    patientName,
    patientCode: row.patient_code,
    birthDate: plan.shares_name ? birthDate : null,
    caseName: plan.shares_name ? row.name : '',
    dentistName: release.people?.name ?? row.dentist_name,
    registrationNumber: release.people?.registrationNumber ?? '',
  };
}

interface Where {
  counterpart: string;
  order_id: string;
  revision: number;
  attempt: number;
}

async function grantFiles(tx: Tx, { acting, own, row }: Sending, where: Where): Promise<void> {
  const { orgId } = acting;
  const { plan, order } = own;
  const files = await filesToSend(tx, orgId, {
    caseId: row.id,
    caseCode: row.code,
    fileIds: plan.files,
    attachments: await listAttachments(tx, orgId, order.id),
    sharesName: plan.shares_name,
  });
  await endGrants(tx, acting, order.id);
  await insertGrants(
    tx,
    orgId,
    files.map((file) => ({ ...where, ...file, since_revision: where.revision })),
  );
  const sent = new Set(files.map(({ file_id }) => file_id));
  const marks = (await listMarksToSend(tx, orgId, row.id)).filter(({ scanId }) => sent.has(scanId));
  await replaceMarks(tx, orgId, { orderId: order.id, lab: where.counterpart, attempt: where.attempt, marks });
}
