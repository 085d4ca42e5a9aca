import { randomUUID } from 'node:crypto';
import { addCase, addScan, addCollidingCaseFile } from '../world/cases.ts';
import { addFile, fileRow, finished } from '../world/files.ts';
import type { JobForm } from './job-form.ts';
import { addPerson, addSession, minutesFromNow } from '../world/people.ts';
import { addCollidingRows, place, type World } from '../world/world.ts';

/** Forms of `file.sweep`. */
export const sweepForms = async (world: World): Promise<JobForm[]> => [await unusedFiles(world)];

const DAYS = 24 * 60;

/** Files that only others use, and files of others that are old, or marked already. */
async function unusedFiles(world: World): Promise<JobForm> {
  const [org, foreign] = [world.own[2], world.foreign[2]];
  const { owner } = world.bench;
  const { userCode } = await addPerson(world, org);
  const old = { created_at: minutesFromNow(-2 * DAYS), updated_at: minutesFromNow(-2 * DAYS) };
  const oldFile = () => addFile(world, org, userCode, { ...finished(org.mark), ...old });
  const [avatar, signature, logo, scan, takenOut] = [
    await oldFile(),
    await oldFile(),
    await oldFile(),
    await oldFile(),
    await oldFile(),
  ];
  const collidingTenants = Object.values(world.collidingTenants).map(({ orgId }) => orgId);
  await owner.query('update member set avatar_file = $1 where user_code = $2 and org_id = any($3)', [
    avatar,
    userCode,
    collidingTenants,
  ]);
  const dentistId = randomUUID();
  await place(world, org, 'dentist', { id: dentistId, name: `${org.mark} ${dentistId}` });
  await addCollidingRows(world, 'dentist_signature', () => ({
    dentist_id: dentistId,
    number: 1,
    file_id: signature,
  }));
  await addCollidingCaseFile(world, await addCase(world, org, userCode), scan);
  const others = await addCase(world, org, userCode);
  await addCollidingRows(world, 'case_file', () => ({
    case_id: others,
    file_id: takenOut,
    removed_at: new Date(),
  }));
  const archive = await addScan(world, org, userCode, { kind: 'archive', ...old });
  await addCollidingRows(world, 'file', ({ mark }) => ({
    ...fileRow(randomUUID(), mark),
    owner_code: userCode,
    from_archive: archive,
  }));
  const stranger = await addPerson(world, foreign);
  const theirs = await addFile(world, foreign, stranger.userCode, { ...finished(foreign.mark), ...old });
  await owner.query('update file set id = $1 where org_id = $2 and id = $3', [logo, foreign.orgId, theirs]);
  await owner.query('update organization set logo_file = $1 where org_id = $2', [logo, foreign.orgId]);
  await addFile(world, foreign, stranger.userCode, { ...finished(foreign.mark), removed_at: new Date() });
  return {
    orgId: org.orgId,
    input: {},
    review: async () => {
      const { rowCount } = await owner.query('select from file where org_id = $1 and id = any($2)', [
        org.orgId,
        [avatar, signature, logo, scan, takenOut, archive],
      ]);
      return rowCount === 0 ? undefined : 'what others use was kept';
    },
  };
}

/** Uploads of others whose credentials were given for sessions that are over, under ids of our own. */
export async function forsakenOfOthers(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { userCode } = await addPerson(world, org);
  await addCollidingRows(world, 'file', ({ mark }) => ({
    ...fileRow(randomUUID(), mark),
    owner_code: userCode,
    tag: 'uploading',
    content_key: null,
    content_type: null,
    sha256: null,
    credentials_session: randomUUID(),
    credentials_at: minutesFromNow(-5),
  }));
  return { orgId: org.orgId, input: {} };
}

/** An upload whose session is over here, while the colliding tenants have one of the same id that is not. */
export async function forsakenHere(world: World): Promise<JobForm> {
  const org = world.own[2];
  const person = await addPerson(world, org);
  const session = await addSession(world, person, { ended_at: new Date() }, { distort: { ended_at: null } });
  const fileId = await addFile(world, org, person.userCode, {
    tag: 'uploading',
    credentials_session: session.id,
    credentials_at: minutesFromNow(-5),
  });
  return {
    orgId: org.orgId,
    input: {},
    review: async () => {
      const { rows } = await world.bench.owner.query<{ is_left: boolean }>(
        'select removed_at is null as is_left from file where org_id = $1 and id = $2',
        [org.orgId, fileId],
      );
      return rows[0]?.is_left === true ? 'it was kept for a session of others' : undefined;
    },
  };
}
