import { randomUUID } from 'node:crypto';
import { addFile } from './files.ts';
import type { Row } from './rows.ts';
import { addCollidingRows, place, type Organization, type Twins, type World } from './world.ts';

/** Columns of a processed scan, with the canary in every object key. */
export const scanned = (mark: string): Row => ({
  kind: 'scan',
  name: `${mark} upper.stl`,
  tag: 'finished',
  content_key: `org/${mark}/scan`,
  content_type: 'model/stl',
  sha256: Buffer.alloc(32),
});

export async function addScan(
  world: World,
  org: Organization,
  owner: string,
  more: Row = {},
): Promise<string> {
  const { mark } = org;
  const id = await addFile(world, org, owner, { ...scanned(mark), ...more });
  await place(world, org, 'scan', {
    file_id: id,
    step: 'done',
    role: 'upper',
    preview_key: `org/${mark}/preview`,
    preview_bytes: 1,
    preview_triangles: 1,
    thumbnail_key: `org/${mark}/thumbnail`,
  });
  return id;
}

/** Adds a case created by this member. */
export async function addCase(
  world: World,
  org: Organization,
  createdBy: string,
  more: Row = {},
  twins: Twins = {},
): Promise<string> {
  const id = randomUUID();
  const { mark } = org;
  const row = {
    id,
    code: `${mark} ${id.slice(0, 8)}`,
    name: `${mark} case ${id}`,
    created_by: createdBy,
    ...more,
  };
  await place(world, org, 'patient_case', row, twins);
  return id;
}

/** Adds a case with a scan. */
export async function addFilledCase(
  world: World,
  org: Organization,
  createdBy: string,
): Promise<{ caseId: string; fileId: string }> {
  const caseId = await addCase(world, org, createdBy);
  const fileId = await addScan(world, org, createdBy);
  await place(world, org, 'case_file', { case_id: caseId, file_id: fileId });
  return { caseId, fileId };
}

/** Puts a file into this case in the colliding tenants; here it may be in another case. */
export const addCollidingCaseFile = (world: World, caseId: string, fileId: string): Promise<void> =>
  addCollidingRows(world, 'case_file', () => ({ case_id: caseId, file_id: fileId }));
