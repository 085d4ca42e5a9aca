import { createHash } from 'node:crypto';
import { someStl } from '@archway/server/testing/meshes';
import { readObject } from '@archway/server/testing/read-object';
import { seededRandom } from '../../harness/random.ts';
import { pause } from '../../harness/wait.ts';
import type { ItemResult, Part } from '../part.ts';
import {
  arrive,
  begun,
  isRoomRight,
  look,
  openStage,
  waitUntilProcessed,
  type Found,
  type Stage,
} from './stage.ts';

const KILLS = 20;
/** Large enough for every step to take a while: 80,000 triangles. */
const SIDE = 200;

let stage: Promise<{ stage: Stage; usualMs: number }> | undefined;

/** Two scans are left alone: they tell how long one takes, and so when to kill. */
async function prepare(): Promise<{ stage: Stage; usualMs: number }> {
  const opened = await openStage();
  // The first one also waits for a child to start.
  await waitUntilProcessed(opened, await arrive(opened, someStl(SIDE)));
  const fileId = await arrive(opened, someStl(SIDE));
  await begun(opened, fileId);
  const started = Date.now();
  await waitUntilProcessed(opened, fileId);
  return { stage: opened, usualMs: Date.now() - started };
}

/** Scans, while their worker is killed. */
export const scans: Part = {
  name: 'scans',
  claim: `A scan arrives, and its worker is killed (\`kill -9\`) at a seeded moment: while the scan is checked, moved, read
or prepared, or when all is noted. The worker starts again. Each scan is processed to its end, its
original and what was made of it lie under the hashes of their bytes, nothing is left where it was sent or in the queue,
and its room is counted once.`,
  items: Array.from({ length: KILLS }, (_, i) => `kill ${i + 1}`),
  run: async (item) => {
    stage ??= prepare();
    const { stage: shared, usualMs } = await stage;
    return killOnce(shared, Number(item.split(' ')[1]), usualMs);
  },
  finish: async () => {
    if (stage !== undefined) await (await stage).stage.close();
    stage = undefined;
  },
};

async function killOnce(shared: Stage, seed: number, usualMs: number): Promise<ItemResult> {
  const bytes = someStl(SIDE);
  const moment = seededRandom(seed).between(0, usualMs);
  const fileId = await arrive(shared, bytes);
  await begun(shared, fileId);
  await pause(moment);
  await shared.worker.kill9();
  const { step = '' } = (await look(shared, fileId)).scan ?? {};
  shared.worker.start();
  const found = await waitUntilProcessed(shared, fileId);
  const problems = await problemsOf(shared, found, bytes);
  const runs = found.scan?.run ?? 0;
  return {
    passed: problems.length === 0,
    numbers: { [`killed while ${step}`]: 1, 'runs begun': runs, violations: problems.length },
    line: `kill ${seed}: ${step}, after ${moment} of about ${usualMs} ms, ${runs} runs, ${problems.length} violations`,
    problems,
  };
}

async function problemsOf(shared: Stage, { file, scan }: Found, bytes: Buffer): Promise<string[]> {
  const { store } = shared;
  const problems: string[] = [];
  const claim = (what: string, holds: boolean): void => void (holds || problems.push(`not so: ${what}`));
  claim('it is finished', file.tag === 'finished' && file.code === null);
  claim('it has come to its end', scan?.step === 'done' && scan.problem === null);
  claim('its place is empty', (await store.head(file.upload_key)) === null);
  const keys = [file.content_key, scan?.preview_key, scan?.full_key, scan?.thumbnail_key];
  for (const key of keys)
    claim(`${key} is named by its hash`, key != null && (await isNamedByHash(store, key)));
  claim('the original is whole', file.content_key?.endsWith(sha256Of(bytes)) === true);
  claim('room is counted once', await isRoomRight(shared));
  return problems;
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const isNamedByHash = async (store: Stage['store'], key: string): Promise<boolean> =>
  key.endsWith(sha256Of(await readObject(store, key)));
