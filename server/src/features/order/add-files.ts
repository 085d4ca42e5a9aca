import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { OrderStep } from '@archway/rules/order/table';
import { listKnownFiles } from '../case/public.ts';
import { readFiles, touchCaseUpload } from '../file/public.ts';
import { listMarksToSend } from '../mark/public.ts';
import { act } from './act.ts';
import { filesToSend } from './files-to-send.ts';
import { actingAs, type OwnOrder } from './on-order.ts';
import { listAttachments, replaceAttachments } from './order-attachment.repository.ts';
import {
  endGrantsOf,
  insertGrants,
  keepGrants,
  listAttemptGrants,
  listGrants,
  type GrantRow,
} from './order-grant.repository.ts';
import { addMarks } from './order-mark.repository.ts';
import { savePlannedFiles } from './order-plan.repository.ts';
import {
  findRevision,
  insertRevision,
  type NewRevision,
  type RevisionRow,
} from './order-revision.repository.ts';
import type { OrderRow } from './order.repository.ts';

interface Adding {
  caller: Caller;
  own: OwnOrder;
  step: OrderStep;
  fileIds: readonly string[];
  replaced: readonly string[];
}

type Refusal = 'notFound' | 'orderFileNotReady';

/**
 * Gives a lab more files of an order under way, also in place of others: a new revision that says the same as the one before, with
 * the files of now. What the lab has already stays as it got it.
 */
export async function addToOrder(tx: Tx, adding: Adding): Promise<OrderRow | Refusal> {
  const { caller, own, step, fileIds, replaced } = adding;
  const { order } = own;
  const { orgId } = caller;
  const where = { orderId: order.id, revision: order.revision };
  const live = (await listGrants(tx, caller, where)).filter(({ ended_at }) => ended_at === null);
  const given = new Map(live.map((grant) => [grant.file_id, grant]));
  const outgoing = replaced.flatMap((id) => given.get(id) ?? []);
  const added = [...new Set(fileIds)].filter((id) => !given.has(id));
  if (added.length === 0 || outgoing.length < new Set(replaced).size) return 'notFound';
  const attached = await attachmentsAmong(tx, caller, { caseId: order.case_id, added });
  if (attached === undefined) return 'notFound';
  const files = await readFiles(tx, orgId, added);
  if (files.some(({ tag, content_key }) => tag !== 'finished' || content_key === null))
    return 'orderFileNotReady';
  const last = await findRevision(tx, caller, where);
  if (last === undefined) return 'notFound';

  const revision = order.revision + 1;
  const numbers = { counterpart: last.counterpart, order_id: order.id, revision, attempt: order.attempt };
  const going = await filesToSend(tx, orgId, {
    caseId: order.case_id,
    caseCode: order.case_code,
    fileIds: added,
    attachments: attached,
    sharesName: order.shares_name,
    before: await listAttemptGrants(tx, orgId, { orderId: order.id, attempt: order.attempt }),
  });
  await endGrantsOf(
    tx,
    orgId,
    outgoing.map(({ id }) => id),
  );
  await keepGrants(tx, orgId, { orderId: order.id, revision });
  await insertGrants(
    tx,
    orgId,
    going.map((file) => ({ ...numbers, ...file, since_revision: revision })),
  );
  const acting = await actingAs(tx, caller);
  await insertRevision(tx, orgId, {
    ...sameAs(last),
    revision,
    sent_by_name: acting.name,
  });
  await keepPlanned(tx, adding, { attached, outgoing });
  const scans = new Set(added);
  const marks = (await listMarksToSend(tx, orgId, order.case_id)).filter(({ scanId }) => scans.has(scanId));
  await addMarks(tx, orgId, { orderId: order.id, lab: last.counterpart, attempt: order.attempt, marks });
  const after = await act(tx, acting, order, {
    step,
    ownedBy: own.ownedBy,
    change: { revision },
    detail: { added: going.map(({ name }) => name), replaced: outgoing.map(({ name }) => name) },
  });
  return after ?? order;
}

/** What a revision says, for another that says the same. */
const sameAs = (row: RevisionRow): Omit<NewRevision, 'revision' | 'sent_by_name'> => ({
  counterpart: row.counterpart,
  order_id: row.order_id,
  attempt: row.attempt,
  prescription: JSON.stringify(row.prescription),
  person: JSON.stringify(row.person),
  type: row.type,
  requested_on: row.requested_on,
  is_rush: row.is_rush,
  by_parcel: row.by_parcel,
  note: row.note,
  signature_file: row.signature_file,
  signature: row.signature === null ? null : JSON.stringify(row.signature),
});

/** Which of the files are papers that were uploaded for the order; nothing if one is neither that nor of the case. */
async function attachmentsAmong(
  tx: Tx,
  caller: Caller,
  { caseId, added }: { caseId: string; added: readonly string[] },
): Promise<string[] | undefined> {
  const known = new Set((await listKnownFiles(tx, caller.orgId, caseId)).map(({ fileId }) => fileId));
  const attached: string[] = [];
  for (const fileId of added.filter((id) => !known.has(id)).toSorted()) {
    // A colleague's upload, or one of another kind, is as good as none.
    const file = await touchCaseUpload(tx, caller, fileId);
    if (file?.kind !== 'attachment') return undefined;
    attached.push(fileId);
  }
  return attached;
}

/** The clinic's own plan says the same, for when the order is sent once more. */
async function keepPlanned(
  tx: Tx,
  { caller: { orgId }, own: { order, plan }, fileIds }: Adding,
  { attached, outgoing }: { attached: readonly string[]; outgoing: readonly GrantRow[] },
): Promise<void> {
  const gone = new Set(outgoing.map(({ file_id }) => file_id));
  const papers = [...(await listAttachments(tx, orgId, order.id)), ...attached].filter((id) => !gone.has(id));
  await replaceAttachments(tx, orgId, { orderId: order.id, fileIds: papers });
  const isPaper = new Set(papers);
  const files = [...new Set([...plan.files, ...fileIds])].filter((id) => !gone.has(id) && !isPaper.has(id));
  await savePlannedFiles(tx, orgId, order.id, files);
}
