import { ArchiveFacts, ScanFacts, type Drawable } from '@archway/contract/scan/model';
import { SCAN_PROBLEMS, SCAN_ROLES, SCAN_STEPS } from '@archway/rules/scans';
import type { Selectable } from 'kysely';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';

// Stands in for scan/public.ts until it has these names.

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'scan.progressed': { fileId: string; step: (typeof SCAN_STEPS)[number] };
  }
}

export type ScanRow = Selectable<Schema['scan']>;

export async function scansOf(
  tx: Tx,
  orgId: string,
  fileIds: readonly string[],
): Promise<Map<string, ScanRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('scan')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('file_id', 'in', [...fileIds])
    .execute();
  return new Map(rows.map((row) => [row.file_id, row]));
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((one) => one === value) ?? null;

export async function presentScan(row: ScanRow, store: ObjectStore) {
  const drawable = async (
    key: string | null,
    bytes: number | null,
    triangles: number | null,
  ): Promise<Drawable | null> =>
    key === null
      ? null
      : {
          url: await store.signView(key, { contentType: 'model/gltf-binary' }),
          bytes: bytes ?? 0,
          triangles: triangles ?? 0,
        };
  return {
    step: oneOf(SCAN_STEPS, row.step),
    problem: oneOf(SCAN_PROBLEMS, row.problem),
    facts: ScanFacts.safeParse(row.facts).data ?? null,
    archive: ArchiveFacts.safeParse(row.facts).data ?? null,
    role: oneOf(SCAN_ROLES, row.role),
    roleIsSure: row.role_is_sure,
    thumbnailUrl: row.thumbnail_key === null ? null : await thumbnailAddress(row.thumbnail_key, store),
    preview: await drawable(row.preview_key, row.preview_bytes, row.preview_triangles),
    full: await drawable(row.full_key, row.full_bytes, row.full_triangles),
  };
}

export const thumbnailAddress = (key: string, store: ObjectStore): Promise<string> =>
  store.signView(key, { contentType: 'image/png' });
