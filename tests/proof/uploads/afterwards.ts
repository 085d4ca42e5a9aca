import { createHash } from 'node:crypto';
import { waitFor } from '../../harness/wait.ts';
import type { Stage } from './stage.ts';

/** What is wrong once an upload is over: of the file, of the room, and of what the store has after the sweep. */
export async function problemsAfter(stage: Stage, sent: Buffer | null): Promise<string[]> {
  const problems: string[] = [];
  const claim = (what: string, holds: boolean): void => void (holds || problems.push(`not so: ${what}`));
  const originals = await rowsOf<{ size: number; sha256: string; content_key: string }>(
    stage,
    `select size, encode(sha256, 'hex') as sha256, content_key from file
     where org_id = app_org() and kind = 'archive' and removed_at is null and tag = 'finished'`,
  );
  claim('one file has arrived, or none was to', originals.length === (sent === null ? 0 : 1));
  const [original] = originals;
  if (sent !== null && original !== undefined) {
    const hash = createHash('sha256').update(sent).digest('hex');
    claim('its bytes are those that were sent', original.sha256 === hash);
    claim('the store has all of them', (await stage.store.head(original.content_key))?.size === sent.length);
  }
  // What came out of the archive lies where it was put until a worker has read it.
  await waitFor('the workers', async () => (await waitingFiles(stage)) === 0, { within: 120_000 });
  await sweep(stage);
  const [room] = await rowsOf<{ used: number; reserved: number }>(
    stage,
    `select used_bytes::float8 as used, reserved_bytes::float8 as reserved from storage where org_id = app_org()`,
  );
  claim('room is counted exactly', (room?.used ?? 0) === (sent?.length ?? 0) && (room?.reserved ?? 0) === 0);
  const left = await leftInStore(stage);
  claim(`nothing is left where it was sent to (${left.join(', ')})`, left.length === 0);
  return problems;
}

const rowsOf = <R extends object>(
  { rows, sender }: Stage,
  text: string,
): Promise<(R & Record<string, unknown>)[]> => rows.rows(sender.orgId, text);

const waitingFiles = async (stage: Stage): Promise<number> =>
  (
    await rowsOf(
      stage,
      `select from file where org_id = app_org() and removed_at is null and tag = 'uploaded' and code is null`,
    )
  ).length;

/** Two days later, when what was given up is cleared away. */
async function sweep({ site }: Stage): Promise<void> {
  await site.shiftClock('2 days');
  await site.asQueue(`select sweep_store('file.sweep')`);
  await waitFor('the sweep', async () => (await waitingSweeps(site)) === 0, { within: 60_000 });
}

async function waitingSweeps(site: Stage['site']): Promise<number> {
  const [row] = await site.asQueue<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'file.sweep'`,
  );
  return row?.count ?? 0;
}

async function leftInStore({ store, sender }: Stage): Promise<string[]> {
  const prefix = `upload/${sender.orgId}/`;
  const left: string[] = [];
  for await (const { key } of store.list(prefix)) left.push(key);
  for await (const { key } of store.listUploads(prefix)) left.push(`parts of ${key}`);
  return left;
}
