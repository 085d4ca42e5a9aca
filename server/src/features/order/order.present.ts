import {
  OrderCard,
  OrderDetail as Detail,
  OrderHold,
  type LinkedOrder,
  type OrderDetail,
} from '@archway/contract/order/model';
import { orderActions, type OrderFacts } from '@archway/rules/order/machine';
import { mayRelease, maySign } from '@archway/rules/order/release';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderAction } from '@archway/rules/order/table';
import { isGranted } from '@archway/rules/permissions';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findCase } from '../case/public.ts';
import { findSignaturePicture } from '../dentist/public.ts';
import { readFiles } from '../file/public.ts';
import { namesOf } from '../member/public.ts';
import { listAttachments } from './order-attachment.repository.ts';
import { listGrants } from './order-grant.repository.ts';
import { listEntries } from './order-history.repository.ts';
import { findTechnician } from './lab-order.repository.ts';
import { readCasesOf } from './order-list.repository.ts';
import { listOrderMarks } from './order-mark.repository.ts';
import { findTray } from './order-tray.repository.ts';
import { withChanges } from './order-changes.present.ts';
import { findPlan, planOf, type PlanRow } from './order-plan.repository.ts';
import { findRevision } from './order-revision.repository.ts';
import { presentOwnOrder, presentReceivedOrder } from './order-row.present.ts';
import { presentEntry, presentGrant, presentOrderMark, presentSent } from './order-sent.present.ts';
import { isClinic, listChain, readNow, type OrderRow } from './order.repository.ts';
import { readRelease } from './release-facts.ts';
import { shippingOf } from './shipping.ts';
import { obstaclesOf, plannedBy, readToSend } from './to-send.ts';
import { workFactsOf } from './on-order.ts';

interface Context {
  tx: Tx;
  store: ObjectStore;
  caller: Caller;
}

/** Rights that the actions built so far ask for beside the side. */
const RIGHT_OF: Partial<Record<OrderAction, string>> = {
  send: 'order:record:release',
  release: 'order:record:release',
  returnRelease: 'order:record:release',
  edit: 'order:record:release',
  askRelease: 'order:record:save',
  cancel: 'order:record:save',
  accept: 'order:record:accept',
  reject: 'order:record:reject',
  addFiles: 'order:record:save',
  startProcessing: 'order:record:process',
  setReady: 'order:record:process',
  ship: 'order:record:ship',
  correctShipping: 'order:record:ship',
  complete: 'order:record:complete',
  hold: 'order:record:hold',
  resume: 'order:record:hold',
  proposeDate: 'order:record:dates',
  parcelArrived: 'order:record:dates',
  answerDate: 'order:record:save',
  askCancel: 'order:record:save',
  agreeCancel: 'order:record:reject',
  refuseCancel: 'order:record:reject',
  askRedelivery: 'order:record:complete',
  remake: 'order:record:save',
  assign: 'order:record:assign',
};

/** What the caller can do now: by the table, and by the rights the caller holds. What is missing for sending is told apart. */
function actionsOf(
  row: OrderRow,
  { caller, releases, plan }: { caller: Caller; releases: boolean; plan: PlanRow | undefined },
): OrderAction[] {
  const side = isClinic(caller) ? 'clinic' : 'lab';
  const facts: OrderFacts = {
    isSendable: true,
    isChecked: true,
    isRevisionSeen: true,
    ...workFactsOf(row, side),
    isAsked: (plan?.release_asked_at ?? null) !== null,
  };
  return orderActions(row.status as OrderStatus, { side, mayRelease: releases }, facts).filter((action) => {
    // A lab ends accepted work under the same name as a clinic takes an order back.
    const right = action === 'cancel' && side === 'lab' ? RIGHT_OF.reject : RIGHT_OF[action];
    return right !== undefined && isGranted(caller.permissions, right);
  });
}

export async function presentDetail({ tx, store, caller }: Context, row: OrderRow): Promise<OrderDetail> {
  const own = isClinic(caller) ? await ownOf({ tx, store, caller }, row) : null;
  const known = (await readCasesOf(tx, caller.orgId, own === null ? [] : [row.case_id])).get(row.case_id);
  const shown = own === null ? presentReceivedOrder(row) : presentOwnOrder(row, { known, plan: own.plan });
  const where = { orderId: row.id, revision: row.revision };
  const sent = row.revision === 0 ? undefined : await findRevision(tx, caller, where);
  const grants = await listGrants(tx, caller, where);
  const marks = await listOrderMarks(tx, caller, row.id);
  const entries = await listEntries(tx, caller, row.id);
  const now = await readNow(tx);
  return {
    ...shown,
    version: row.version,
    revision: row.revision,
    comesByParcel: own === null || row.revision > 0 ? row.by_parcel : own.told.plan.comesByParcel,
    sharesName: own === null || row.revision > 0 ? row.shares_name : own.told.plan.sharesName,
    proposedOn: row.proposed_on,
    isAutoAccepted: row.auto_accepted,
    hold: holdOf(row, caller),
    cancelAsked: row.cancel_asked_at === null ? null : row.cancel_text,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    technician: own === null ? await technicianOf(tx, caller.orgId, row.id) : null,
    tray: own === null ? await findTray(tx, caller.orgId, row.id) : '',
    chain: row.chain === null ? [] : (await listChain(tx, caller, row.chain)).map(presentLinked),
    remakeCause: Cause.parse(row.remake_cause),
    actions: actionsOf(row, { caller, releases: own?.told.mayRelease ?? false, plan: own?.plan }),
    clinic: OrderCard.parse(row.home_card),
    lab: row.counterpart_card === null ? null : OrderCard.parse(row.counterpart_card),
    reason: row.reason,
    reasonText: row.reason_text,
    actedBy: { name: row.acted_name, isOwn: row.acted_org === caller.orgId },
    sent: sent === undefined ? null : await presentSent(sent, store),
    shipping: shippingOf(row),
    files: await Promise.all(
      grants.map((grant) => presentGrant(grant, { store, now, acceptedRevision: row.accepted_revision })),
    ),
    marks: marks.map((mark) => presentOrderMark(mark, caller.orgId)),
    ...(await withChanges(tx, caller, {
      row,
      history: entries.map((entry) => presentEntry(entry, caller.orgId)),
    })),
    own: own?.told ?? null,
  };
}

const { remakeCause: Cause } = Detail.shape;
const { by: HeldBy } = OrderHold.shape;

function holdOf(row: OrderRow, caller: Caller): OrderDetail['hold'] {
  if (row.held_by === null || row.held_at === null) return null;
  const by = HeldBy.parse(row.held_by);
  return {
    by,
    isOwn: by === (isClinic(caller) ? 'clinic' : 'lab'),
    since: row.held_at.toISOString(),
    reasonText: row.held_text,
    name: row.held_name,
  };
}

async function technicianOf(tx: Tx, lab: string, orderId: string): Promise<OrderDetail['technician']> {
  const userCode = await findTechnician(tx, lab, orderId);
  if (userCode === null) return null;
  return { userCode, name: (await namesOf(tx, lab, [userCode])).get(userCode) ?? '' };
}

const presentLinked = (row: OrderRow): LinkedOrder => ({
  orderId: row.id,
  orderCode: row.code,
  type: Detail.shape.type.parse(row.type),
  status: row.status as OrderStatus,
  isStarted: row.started_at !== null,
  createdAt: row.created_at.toISOString(),
  cause: Cause.parse(row.remake_cause),
});

type Told = NonNullable<OrderDetail['own']>;

/** What only the clinic reads: what it wants to send, and what stands in the way. */
async function ownOf({ tx, caller }: Context, row: OrderRow): Promise<{ plan: PlanRow; told: Told } | null> {
  const plan = await findPlan(tx, caller.orgId, row.id);
  if (plan === undefined) return null;
  const planned = planOf(plan);
  const { facts, people } = await readRelease(tx, caller, plan.dentist_id);
  const found = await findCase(tx, { ...caller, scope: 'organization' }, row.case_id);
  const toSend = await readToSend(tx, caller.orgId, plannedBy(row, plan, found));
  const asked = plan.release_asked_by;
  const names = await namesOf(tx, caller.orgId, asked === null ? [] : [asked]);
  const signs =
    plan.dentist_id !== null &&
    people !== undefined &&
    maySign(facts) &&
    (await findSignaturePicture(tx, caller.orgId, {
      dentistId: plan.dentist_id,
      number: plan.signature,
    })) !== undefined;
  return {
    plan,
    told: {
      plan: planned,
      planVersion: plan.version,
      caseState: toSend.facts.caseState,
      caseName: found?.name ?? '',
      attachments: await attachmentsOf(tx, caller.orgId, row.id),
      obstacles: obstaclesOf(toSend, true),
      seal: toSend.seal,
      mayRelease: mayRelease(facts),
      willSign: signs,
      dates: toSend.dates,
      releaseAskedBy: asked === null ? null : (names.get(asked) ?? ''),
      returnedReason: plan.returned_reason,
    },
  };
}

async function attachmentsOf(tx: Tx, orgId: string, orderId: string): Promise<Told['attachments']> {
  const files = await readFiles(tx, orgId, await listAttachments(tx, orgId, orderId));
  return files.map(({ id, name, size, tag, problem }) => ({
    fileId: id,
    name,
    size,
    tag,
    isBlocked: problem === 'blocked',
  }));
}
