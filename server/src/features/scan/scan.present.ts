import { basename } from 'node:path';
import { ArchiveFacts, ScanFacts, type Drawable } from '@archway/contract/scan/model';
import {
  SCAN_PROBLEMS,
  SCAN_ROLES,
  SCAN_STEPS,
  type ScanProblem,
  type ScanRole,
  type ScanStep,
} from '@archway/rules/scans';
import { z } from 'zod';
import type { Addresses } from '../../platform/object-store/addresses.ts';
import type { ScanRow } from './scan.repository.ts';

export interface PresentedScan {
  step: ScanStep;
  problem: ScanProblem | null;
  facts: ScanFacts | null;
  archive: ArchiveFacts | null;
  role: ScanRole | null;
  roleIsSure: boolean;
  thumbnailUrl: string | null;
  preview: Drawable | null;
  full: Drawable | null;
}

const Known = z.object({
  step: z.enum(SCAN_STEPS),
  problem: z.enum(SCAN_PROBLEMS).nullable(),
  role: z.enum(SCAN_ROLES).nullable(),
});

/** What workers have made of a file, with the addresses at which it is looked at. */
export async function presentScan(row: ScanRow, store: Addresses): Promise<PresentedScan> {
  const [facts, archive] = [ScanFacts.safeParse(row.facts), ArchiveFacts.safeParse(row.facts)];
  return {
    ...Known.parse(row),
    roleIsSure: row.role_is_sure,
    facts: facts.data ?? null,
    archive: archive.data ?? null,
    thumbnailUrl: row.thumbnail_key === null ? null : await thumbnailAddress(row.thumbnail_key, store),
    preview: await drawable(store, row.preview_key, row.preview_bytes, row.preview_triangles),
    full: await drawable(store, row.full_key, row.full_bytes, row.full_triangles),
  };
}

/** For lists, which show nothing else of a scan. */
export const thumbnailAddress = (key: string, store: Addresses): Promise<string> =>
  store.signPicture(key, 'image/png');

/** The same for another organization, for as long as the mesh itself. */
export const lentThumbnailAddress = (key: string, store: Addresses): Promise<string> =>
  store.signRead(key, 'image/png');

/** Where a mesh is looked at, by what is kept of it. */
export const meshAddress = async (
  { key, bytes, triangles }: { key: string; bytes: number; triangles: number },
  store: Addresses,
): Promise<Drawable> => ({ url: await store.signRead(key, GLB), content: basename(key), bytes, triangles });

async function drawable(
  store: Addresses,
  key: string | null,
  bytes: number | null,
  triangles: number | null,
): Promise<Drawable | null> {
  if (key === null || bytes === null || triangles === null) return null;
  return meshAddress({ key, bytes, triangles }, store);
}

export const GLB = 'model/gltf-binary';
