import { handedOutName } from '@archway/rules/order/hidden-name';
import { formatOf } from '@archway/rules/uploads';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listKnownFiles } from '../case/public.ts';
import { readFiles, type FileRow } from '../file/public.ts';
import { scansOf, type ScanRow } from '../scan/public.ts';
import type { GrantRow, NewGrant } from './order-grant.repository.ts';

type Sent = Pick<
  NewGrant,
  'file_id' | 'kind' | 'role' | 'name' | 'size' | 'content_type' | 'content_key' | 'looks'
>;

/** How a scan is looked at: keys of what was made of it, and what was found out. */
function looksOf(scan: ScanRow | undefined): string {
  if (scan === undefined) return '{}';
  const mesh = (key: string | null, bytes: number | null, triangles: number | null) =>
    key === null ? null : { key, bytes, triangles };
  return JSON.stringify({
    facts: scan.facts,
    thumbnail: scan.thumbnail_key,
    preview: mesh(scan.preview_key, scan.preview_bytes, scan.preview_triangles),
    full: mesh(scan.full_key, scan.full_bytes, scan.full_triangles),
  });
}

/**
 * The finished files that go to a lab. Where the name is not shared they are named by case and role, and scans have no
 * bytes to hand out until a job has made copies without texts.
 */
export async function filesToSend(
  tx: Tx,
  orgId: string,
  {
    caseId,
    caseCode,
    fileIds,
    attachments,
    sharesName,
    before = [],
  }: {
    caseId: string;
    caseCode: string;
    fileIds: readonly string[];
    attachments: readonly string[];
    sharesName: boolean;
    /** What the lab has been given in this attempt: numbers in names are not used twice. */
    before?: readonly Pick<GrantRow, 'role'>[];
  },
): Promise<Sent[]> {
  const roles = new Map((await listKnownFiles(tx, orgId, caseId)).map(({ fileId, role }) => [fileId, role]));
  const ids = [...new Set([...fileIds.filter((id) => roles.has(id)), ...attachments])];
  const files = (await readFiles(tx, orgId, ids)).filter(
    ({ tag, content_key }) => tag === 'finished' && content_key !== null,
  );
  const scans = await scansOf(tx, orgId, ids);
  const counted = new Map<string, number>();
  for (const { role } of before) counted.set(role, (counted.get(role) ?? 0) + 1);
  const inOrder = files.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return inOrder.map((file) => {
    const role = roles.get(file.id) ?? 'other';
    const number = (counted.get(role) ?? 0) + 1;
    counted.set(role, number);
    return {
      file_id: file.id,
      kind: file.kind,
      role,
      name: sharesName ? file.name : handedOutName({ caseCode, role, number, extension: endingOf(file) }),
      size: String(file.size),
      content_type: file.content_type,
      content_key: sharesName || file.kind !== 'scan' ? file.content_key : null,
      looks: looksOf(scans.get(file.id)),
    };
  });
}

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'audio/mp4': 'm4a',
};
const endingOf = ({ name, content_type }: FileRow): string => ENDINGS[content_type ?? ''] ?? formatOf(name);
