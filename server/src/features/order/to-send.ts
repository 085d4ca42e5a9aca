import { createHash } from 'node:crypto';
import type { OrderPlan } from '@archway/contract/order/model';
import type { PartnerLabSettings } from '@archway/contract/lab-settings/model';
import type { CaseState } from '@archway/rules/cases';
import { chosenWorks } from '@archway/rules/order/chosen-works';
import { deliveryDates, isPossibleDate, isRush, type DeliveryDates } from '@archway/rules/order/delivery';
import { obstaclesToSend, type SendFacts, type SendObstacle } from '@archway/rules/order/sendable';
import { caseStateOf } from '@archway/rules/treatment/case-state';
import { gapsOf } from '@archway/rules/treatment/completeness';
import type { Gap } from '@archway/rules/treatment/gaps';
import { lineOf } from '@archway/rules/treatment/lines';
import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listKnownFiles, type CaseRow } from '../case/public.ts';
import { readFiles } from '../file/public.ts';
import { findPartnerSettings } from '../lab-settings/public.ts';
import { listToothShapes } from '../mark/public.ts';
import { isComplete } from '../organization/public.ts';
import { readPrescription } from '../treatment/public.ts';
import { isOpen, type OrderStatus } from '@archway/rules/order/statuses';
import { listAttachments } from './order-attachment.repository.ts';
import { planOf, type PlanRow } from './order-plan.repository.ts';
import { listOrdersOfCase, readNow, type OrderRow } from './order.repository.ts';

/** What would go to the lab now, and whether it may. */
export interface ToSend {
  prescription: Prescription;
  dates: DeliveryDates | null;
  /** Of the prescription, and what the lab asks for. */
  gaps: readonly Gap[];
  isRush: boolean;
  /** Stands for everything a lab would read. */
  seal: string;
  /** But for consent, which is ticked by whoever sends. */
  facts: Omit<SendFacts, 'hasConsent'>;
}

interface Planned {
  /** Null while the case has none. */
  order: string | null;
  caseId: string;
  plan: OrderPlan;
  /** The state of the case before an order moved it. */
  caseBefore: string | null;
  row: CaseRow | undefined;
}

/** Of an order that has a plan. */
export const plannedBy = (
  { id, case_id: caseId }: Pick<OrderRow, 'id' | 'case_id'>,
  planRow: PlanRow,
  row: CaseRow | undefined,
): Planned => ({ order: id, caseId, plan: planOf(planRow), caseBefore: planRow.case_before, row });

export async function readToSend(
  tx: Tx,
  orgId: string,
  { order, caseId, plan, caseBefore, row }: Planned,
): Promise<ToSend> {
  const prescription = chosenWorks(await readPrescription(tx, orgId, caseId), plan.works);
  const settings = plan.labCode === null ? undefined : await findPartnerSettings(tx, plan.labCode);
  const now = await readNow(tx);
  const dates = settings === undefined ? null : datesFor(settings, prescription, now);
  const known = await listKnownFiles(tx, orgId, caseId);
  const attached = order === null ? [] : await readFiles(tx, orgId, await listAttachments(tx, orgId, order));
  const files = known.filter(({ fileId }) => plan.files.includes(fileId));
  const state = {
    ...caseStateOf(files, await listToothShapes(tx, orgId, caseId)),
    comesByParcel: needsNoScan(plan),
  };
  const gaps = gapsOf(prescription, state, settings?.required ?? {});
  const others = await listOrdersOfCase(tx, orgId, caseId);
  return {
    prescription,
    seal: sealOf({ plan, prescription, row, attached: attached.map(({ id }) => id) }),
    gaps,
    dates,
    isRush: dates !== null && plan.requestedOn !== null && isRush(dates, plan.requestedOn),
    facts: {
      type: plan.type,
      isOrganizationComplete: await isComplete(tx, orgId),
      hasLab: settings !== undefined,
      works: prescription.works.length,
      caseState: stateBeforeSending(row, caseBefore),
      hasOpenOrder: others.some(({ id, status }) => id !== order && isOpen(status as OrderStatus)),
      comesByParcel: plan.comesByParcel,
      // One that is not of the case any more counts as well.
      unfinishedFiles:
        plan.files.length + attached.length - [...files, ...attached].filter(isFinished).length,
      hasDesignFile: files.some(({ role }) => role === 'design'),
      isDatePossible:
        plan.requestedOn === null || settings === undefined
          ? null
          : isPossibleDate(settings, now, plan.requestedOn),
      blockingGaps: gaps.filter(({ level }) => level === 'BLOCK').length,
    },
  };
}

/** The same for the same plan, prescription, patient and papers; another one as soon as a colleague has changed any of it. */
function sealOf({
  plan,
  prescription,
  row,
  attached,
}: {
  plan: OrderPlan;
  prescription: Prescription;
  row: CaseRow | undefined;
  attached: readonly string[];
}): string {
  const told = [row?.code, row?.name, row?.patient_id, row?.patient_name, row?.patient_code];
  return createHash('sha256')
    .update(JSON.stringify([plan, prescription, told, attached]))
    .digest('base64url');
}

export const obstaclesOf = ({ facts }: ToSend, hasConsent: boolean): SendObstacle[] =>
  obstaclesToSend({ ...facts, hasConsent });

/** An order under way, or one that has just come back, has moved the case: what counts is what it was before. */
function stateBeforeSending(row: CaseRow | undefined, caseBefore: string | null): CaseState {
  const state = (row?.state as CaseState | undefined) ?? 'registered';
  const isMoved = state === 'ordered' || state === 'designing';
  return isMoved && caseBefore !== null ? (caseBefore as CaseState) : state;
}

const isFinished = ({ tag }: { tag: string }): boolean => tag === 'finished';

const needsNoScan = ({ type, comesByParcel }: OrderPlan): boolean => type === 'repair' || comesByParcel;

/** The slowest work decides. */
function datesFor(settings: PartnerLabSettings, { works }: Prescription, now: Date): DeliveryDates {
  const days = works.map((work) => {
    const line = lineOf(work);
    return line === null ? 0 : settings.usualDays[line];
  });
  return deliveryDates(settings, now, { usualDays: Math.max(0, ...days), daysOnWay: settings.daysOnWay });
}
