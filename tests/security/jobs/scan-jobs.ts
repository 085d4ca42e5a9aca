import { createHash, randomUUID } from 'node:crypto';
import { addFile, fileRow, store } from '../world/files.ts';
import type { JobForm } from './job-form.ts';
import { addPerson } from '../world/people.ts';
import { addCollidingRows, place, type Organization, type World } from '../world/world.ts';

/** Forms of `scan.process` and `scan.openArchive`. */
export const scanJobForms =
  (kind: 'scan' | 'archive') =>
  async (world: World): Promise<JobForm[]> => [
    await notAsAnnounced(world, kind),
    await ofAnother(world, kind),
  ];

async function addArrived(world: World, org: Organization, kind: string): Promise<string> {
  const key = `upload/security-matrix/${randomUUID()}`;
  await store.put(key, Buffer.from('12345'), 'application/octet-stream');
  return addFile(world, org, (await addPerson(world, org)).userCode, {
    kind,
    name: `${org.mark} upper.${kind === 'scan' ? 'stl' : 'zip'}`,
    tag: 'uploaded',
    upload_key: key,
    announced_sha256: Buffer.alloc(32),
  });
}

/** How a run has ended for the file. */
async function endOf(
  { bench }: World,
  { orgId }: Organization,
  fileId: string,
): Promise<{ tag: string; takes_room: string; problem: string } | undefined> {
  const { rows } = await bench.owner.query<{ tag: string; takes_room: string; problem: string }>(
    `select file.tag, file.takes_room, scan.problem
     from file join scan on scan.org_id = file.org_id and scan.file_id = file.id
     where file.org_id = $1 and file.id = $2`,
    [orgId, fileId],
  );
  return rows[0];
}

/** It is thrown away; in the colliding tenants the same file is just as far. */
async function notAsAnnounced(world: World, kind: string): Promise<JobForm> {
  const org = world.own[2];
  const fileId = await addArrived(world, org, kind);
  await addCollidingRows(world, 'scan', () => ({ file_id: fileId, run: 1 }));
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () => {
      const row = await endOf(world, org, fileId);
      return row?.tag === 'uploadFail' && row.problem === 'differs'
        ? undefined
        : `it ended as ${JSON.stringify(row)}`;
    },
  };
}

/**
 * Called an archive, and none: the room that an earlier run took for what would come out of it is given back. In the
 * colliding tenants the same file holds more.
 */
export async function noArchive(world: World): Promise<JobForm> {
  const org = world.own[2];
  const bytes = Buffer.from('12345');
  const upload_key = `upload/security-matrix/${randomUUID()}`;
  await store.put(upload_key, bytes, 'application/octet-stream');
  const fileId = randomUUID();
  const row = {
    ...fileRow(fileId, org.mark),
    owner_code: (await addPerson(world, org)).userCode,
    kind: 'archive',
    name: `${org.mark} case.zip`,
    tag: 'uploaded',
    upload_key,
    announced_sha256: createHash('sha256').update(bytes).digest(),
    takes_room: 9,
  };
  await place(world, org, 'file', row, { distort: { takes_room: 7_000 } });
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () => {
      const ended = await endOf(world, org, fileId);
      return Number(ended?.takes_room) === bytes.length ? undefined : `it ended as ${JSON.stringify(ended)}`;
    },
  };
}

async function ofAnother(world: World, kind: string): Promise<JobForm> {
  return { orgId: world.own[2].orgId, input: { fileId: await addArrived(world, world.foreign[2], kind) } };
}

/** Forms of `scan.checkAgain`: nothing of these files is in the store, so they end without borders. */
export const checkForms = async (world: World): Promise<JobForm[]> => [
  await lacksBorders(world),
  await lacksBordersElsewhere(world),
  await checkedOfAnother(world),
];

const FROM_BEFORE = JSON.stringify({ triangles: 1 });

async function bordersOf({ bench }: World, { orgId }: Organization, fileId: string): Promise<unknown> {
  const { rows } = await bench.owner.query<{ borders: unknown }>(
    `select facts->'holeBorders' as borders from scan where org_id = $1 and file_id = $2`,
    [orgId, fileId],
  );
  return rows[0]?.borders ?? null;
}

/** A scan from before, as the colliding tenants have one of the same id. */
async function lacksBorders(world: World): Promise<JobForm> {
  const org = world.own[2];
  const fileId = await addArrived(world, org, 'scan');
  await place(world, org, 'scan', { file_id: fileId, step: 'done', facts: FROM_BEFORE });
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () =>
      JSON.stringify(await bordersOf(world, org, fileId)) === '[]' ? undefined : 'it was not checked again',
  };
}

/** Only the colliding tenants' scan lacks them. */
async function lacksBordersElsewhere(world: World): Promise<JobForm> {
  const org = world.own[2];
  const fileId = await addArrived(world, org, 'scan');
  const checked = JSON.stringify({ triangles: 1, holeBorders: [{ at: [1, 2, 3], millimeters: 4 }] });
  await place(
    world,
    org,
    'scan',
    { file_id: fileId, step: 'done', facts: checked },
    { distort: { facts: FROM_BEFORE } },
  );
  return {
    orgId: org.orgId,
    input: { fileId },
    review: async () =>
      JSON.stringify(await bordersOf(world, org, fileId)) === '[]' ? 'what was known is gone' : undefined,
  };
}

async function checkedOfAnother(world: World): Promise<JobForm> {
  const org = world.foreign[2];
  const fileId = await addArrived(world, org, 'scan');
  await place(world, org, 'scan', { file_id: fileId, step: 'done', facts: FROM_BEFORE });
  return { orgId: world.own[2].orgId, input: { fileId } };
}
