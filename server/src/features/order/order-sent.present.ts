import { CaseFile } from '@archway/contract/case/model';
import { MarkShape } from '@archway/contract/mark/model';
import type { OrderDetail, OrderEntry, OrderFile, OrderMark } from '@archway/contract/order/model';
import { OrderEntry as Entry, SentOrder, Shipping } from '@archway/contract/order/model';
import { ScanFacts } from '@archway/contract/scan/model';
import { Prescription } from '@archway/contract/treatment/model';
import { REMAKE_CAUSES } from '@archway/rules/order/statuses';
import { z } from 'zod';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { addressOf } from '../file/public.ts';
import { lentThumbnailAddress, meshAddress } from '../scan/public.ts';
import { isGrantLive, type GrantRow } from './order-grant.repository.ts';
import type { HistoryRow } from './order-history.repository.ts';
import type { OrderMarkRow } from './order-mark.repository.ts';
import type { RevisionRow } from './order-revision.repository.ts';

export const Person = SentOrder.pick({
  patientName: true,
  patientCode: true,
  birthDate: true,
  caseName: true,
  dentistName: true,
  registrationNumber: true,
});
export const Signature = z.object({
  contentKey: z.string(),
  contentType: z.string(),
  name: z.string(),
  signedBy: z.string(),
  isByDeputy: z.boolean().default(false),
});

export async function presentSent(row: RevisionRow, store: ObjectStore): Promise<OrderDetail['sent']> {
  const signature = row.signature === null ? null : Signature.parse(row.signature);
  return {
    revision: row.revision,
    prescription: Prescription.parse(row.prescription),
    ...Person.parse(row.person),
    note: row.note,
    signature: signature && {
      name: signature.name,
      signedBy: signature.signedBy,
      isByDeputy: signature.isByDeputy,
      url: await addressOf(
        { name: '', content_key: signature.contentKey, content_type: signature.contentType },
        store,
      ),
    },
    sentBy: row.sent_by_name,
    sentAt: row.sent_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    openedBy: row.opened_by_name,
  };
}

const Mesh = z.object({ key: z.string(), bytes: z.number(), triangles: z.number() }).nullable();
const Looks = z.object({
  facts: z.unknown().optional(),
  thumbnail: z.string().nullable().default(null),
  preview: Mesh.default(null),
  full: Mesh.default(null),
});

interface Seen {
  store: ObjectStore;
  now: Date;
  /** What the lab saw when it accepted; null before. */
  acceptedRevision: number | null;
}

/** Addresses are signed while the grant lives; of an ended one only its name stays. */
export async function presentGrant(
  row: GrantRow,
  { store, now, acceptedRevision }: Seen,
): Promise<OrderFile> {
  const isLive = isGrantLive(row, now);
  const looks = Looks.parse(row.looks);
  const mesh = async (one: z.output<typeof Mesh>) =>
    isLive && one !== null ? meshAddress(one, store) : null;
  return {
    fileId: row.file_id,
    kind: CaseFile.shape.kind.parse(row.kind),
    role: CaseFile.shape.role.parse(row.role),
    name: row.name,
    size: Number(row.size),
    revision: row.since_revision,
    isNewer: acceptedRevision !== null && row.since_revision > acceptedRevision,
    canDownload: isLive && row.content_key !== null,
    facts: ScanFacts.safeParse(looks.facts).data ?? null,
    thumbnailUrl:
      isLive && looks.thumbnail !== null ? await lentThumbnailAddress(looks.thumbnail, store) : null,
    preview: await mesh(looks.preview),
    full: await mesh(looks.full),
    downloadedAt: row.downloaded_at?.toISOString() ?? null,
    downloadedBy: row.downloaded_by_name,
  };
}

export const presentOrderMark = (row: OrderMarkRow, orgId: string): OrderMark => ({
  markId: row.id,
  shape: MarkShape.parse(row.shape),
  madeBy: row.made_by_name,
  isOwn: row.made_org === orgId,
  madeAt: row.made_at.toISOString(),
});

const Detail = z.object({
  reason: z.string().default(''),
  reasonText: z.string().default(''),
  day: z.string().nullable().default(null),
  shipping: Shipping.nullable().default(null),
  shippingBefore: Shipping.nullable().default(null),
  added: z.array(z.string()).default([]),
  replaced: z.array(z.string()).default([]),
  isWithoutNotice: z.boolean().default(false),
  dayBefore: z.string().nullable().default(null),
  lostDays: z.number().int().default(0),
  agrees: z.boolean().nullable().default(null),
  cause: z.enum(REMAKE_CAUSES).nullable().default(null),
  technician: z.string().default(''),
  actedFor: z.string().default(''),
});

export const presentEntry = (row: HistoryRow, orgId: string): OrderEntry => ({
  entryId: row.id,
  version: row.version,
  action: Entry.shape.action.parse(row.action),
  status: Entry.shape.status.parse(row.to_status),
  revision: row.revision,
  by: { name: row.done_by_name, isOwn: row.done_org === orgId },
  at: row.at.toISOString(),
  ...detailOf(row, orgId),
  changes: null,
});

/** Who of a lab works on what is the lab's own. */
function detailOf(row: HistoryRow, orgId: string): z.output<typeof Detail> {
  const detail = Detail.parse(row.detail);
  return row.org_id === orgId ? { ...detail, technician: '' } : detail;
}
