import { addCase, addFilledCase, addScan, addCollidingCaseFile } from '../world/cases.ts';
import type { JobForm } from './job-form.ts';
import { addPerson } from '../world/people.ts';
import { place, type World } from '../world/world.ts';

/** Forms of `case.follow`. */
export const caseJobForms = async (world: World): Promise<JobForm[]> => [
  await ownFile(world),
  await ownArchive(world),
  await unpackedByCollidingTenants(world),
  await fileOfAnother(world),
];

/** A scan in one case, which in the colliding tenants is in another one. */
async function inTwoCases(world: World) {
  const org = world.own[2];
  const { owner } = world.bench;
  const { userCode } = await addPerson(world, org);
  const caseId = await addCase(world, org, userCode);
  const elsewhere = await addCase(world, org, userCode);
  const fileId = await addScan(world, org, userCode);
  await addCollidingCaseFile(world, elsewhere, fileId);
  await owner.query('insert into case_file (org_id, case_id, file_id) values ($1, $2, $3)', [
    org.orgId,
    caseId,
    fileId,
  ]);
  return { org, owner, caseId, elsewhere, fileId };
}

/** In the colliding tenants the same file is in another case, and has not arrived. */
async function ownFile(world: World): Promise<JobForm> {
  const { org, owner, caseId, fileId } = await inTwoCases(world);
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () => {
      const { rows } = await owner.query<{ state: string }>(
        'select state from patient_case where org_id = $1 and id = $2',
        [org.orgId, caseId],
      );
      return rows[0]?.state === 'scanCompleted' ? undefined : `the case is ${rows[0]?.state}`;
    },
  };
}

/** What came out of the colliding tenants' archives is not theirs to be moved. */
async function ownArchive(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { userCode } = await addPerson(world, org);
  const caseId = await addCase(world, org, userCode);
  const archive = await addScan(world, org, userCode, { kind: 'archive' });
  await place(world, org, 'case_file', { case_id: caseId, file_id: archive });
  const inside = await addScan(world, org, userCode, { from_archive: archive });
  return {
    orgId: org.orgId,
    input: { fileId: inside },
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from case_file where org_id = $1 and case_id = $2',
        [org.orgId, caseId],
      );
      return rowCount === 2 ? undefined : `the case has ${rowCount} files`;
    },
  };
}

/** Only in the colliding tenants the file came out of the archive, so it moves no case here. */
async function unpackedByCollidingTenants(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { owner } = world.bench;
  const { userCode } = await addPerson(world, org);
  const caseId = await addCase(world, org, userCode);
  const archive = await addScan(world, org, userCode, { kind: 'archive' });
  await place(world, org, 'case_file', { case_id: caseId, file_id: archive });
  const free = await addScan(world, org, userCode);
  await owner.query('update file set from_archive = $2 where id = $1 and org_id = any($3)', [
    free,
    archive,
    Object.values(world.collidingTenants).map(({ orgId }) => orgId),
  ]);
  // Its own row now stands behind those of the colliding tenants.
  await owner.query('update file set name = name where id = $1 and org_id = $2', [free, org.orgId]);
  return {
    orgId: org.orgId,
    input: { fileId: free },
    review: async () => {
      const { rows } = await owner.query<{ state: string }>(
        'select state from patient_case where org_id = $1 and id = $2',
        [org.orgId, caseId],
      );
      return rows[0]?.state === 'registered' ? undefined : 'a case of another file was moved';
    },
  };
}

async function fileOfAnother(world: World): Promise<JobForm> {
  const org = world.foreign[2];
  const { fileId } = await addFilledCase(world, org, (await addPerson(world, org)).userCode);
  return { orgId: world.own[2].orgId, input: { fileId } };
}

/** Forms of `case.tellOfScan`. */
export const tellingForms = async (world: World): Promise<JobForm[]> => [
  await toldOfOwn(world),
  await fileOfAnother(world),
];

/** In the colliding tenants the same file is in another case, of which nobody is told here. */
async function toldOfOwn(world: World): Promise<JobForm> {
  const { org, owner, caseId, elsewhere, fileId } = await inTwoCases(world);
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () => {
      const { rows } = await owner.query<{ told: string }>(
        `select payload->>'caseId' as told from outbox
         where org_id = $1 and name = 'case.changed' and payload->>'caseId' = any($2)`,
        [org.orgId, [caseId, elsewhere]],
      );
      return rows.map(({ told }) => told).join() === caseId ? undefined : `told of ${JSON.stringify(rows)}`;
    },
  };
}

/** Forms of `case.drawPicture`. */
export const pictureForms = async (world: World): Promise<JobForm[]> => [
  await nothingToDraw(world),
  await caseOfAnother(world),
];

/** Scans are in the case of the same id only in the colliding tenants, so there is nothing to draw here. */
async function nothingToDraw(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { userCode } = await addPerson(world, org);
  const caseId = await addCase(world, org, userCode, { picture_of: 'due' });
  await addCollidingCaseFile(world, caseId, await addScan(world, org, userCode));
  return {
    orgId: org.orgId,
    input: { caseId },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ picture_key: string | null; picture_of: string }>(
        'select picture_key, picture_of from patient_case where org_id = $1 and id = $2',
        [org.orgId, caseId],
      );
      const [row] = rows;
      if (row?.picture_key !== null) return 'a picture was drawn of what others have';
      return row.picture_of === 'due' ? 'what there is was not noted' : undefined;
    },
  };
}

async function caseOfAnother(world: World): Promise<JobForm> {
  const org = world.foreign[2];
  const { caseId } = await addFilledCase(world, org, (await addPerson(world, org)).userCode);
  return { orgId: world.own[2].orgId, input: { caseId } };
}
