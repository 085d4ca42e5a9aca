import { somePicture } from '@archway/server/testing/files';
import { someStl } from '@archway/server/testing/meshes';
import { zipOf } from '@archway/server/testing/zip';
import { seededRandom } from '../../harness/random.ts';
import { pause, waitFor } from '../../harness/wait.ts';
import type { ItemResult, Part } from '../part.ts';
import { arrive, openStage, type Stage } from '../scans/stage.ts';

const KILLS = 20;
const SIDE = 60;

let opened: Promise<Stage> | undefined;

/** Room, while the worker is killed. */
export const quota: Part = {
  name: 'quota',
  claim: `Scans, and archives with scans and a photo, arrive, and their worker is killed (\`kill -9\`) at a seeded moment and
started again. When nothing more happens, what is counted as used is what the files take, to the byte, nothing is set
aside, and an archive and what came out of it are counted once each.`,
  items: Array.from({ length: KILLS }, (_, i) => `kill ${i + 1}`),
  run: async (item) => killOnce(await (opened ??= openStage()), Number(item.split(' ')[1])),
  finish: async () => {
    if (opened !== undefined) await (await opened).close();
    opened = undefined;
  },
};

async function killOnce(stage: Stage, seed: number): Promise<ItemResult> {
  const random = seededRandom(seed);
  const archive = zipOf([
    { name: 'upper.stl', bytes: someStl(SIDE) },
    { name: 'lower.stl', bytes: someStl(SIDE) },
    { name: 'face.png', bytes: await somePicture() },
  ]);
  await arrive(stage, archive, 'archive');
  await arrive(stage, someStl(SIDE));
  await pause(random.between(0, 3_000));
  await stage.worker.kill9();
  stage.worker.start();
  await waitFor('an end of everything', () => isQuiet(stage), { within: 240_000, every: 200 });
  const found = await count(stage);
  const isRight = found.used === found.taken && found.reserved === 0 && found.taken === found.sizes;
  return {
    passed: isRight,
    numbers: { kills: 1 },
    line: `kill ${seed}: ${found.files} files, ${found.used} bytes used`,
    problems: isRight ? [] : [JSON.stringify(found)],
  };
}

interface Counted extends Record<string, unknown> {
  files: number;
  used: number;
  reserved: number;
  taken: number;
  sizes: number;
}

async function count({ rows, sender }: Stage): Promise<Counted> {
  const [found] = await rows.rows<Counted>(
    sender.orgId,
    `select count(*)::int as files, sum(takes_room)::float8 as taken, sum(size)::float8 as sizes,
       (select used_bytes::float8 from storage where org_id = app_org()) as used,
       (select reserved_bytes::float8 from storage where org_id = app_org()) as reserved
     from file where org_id = app_org() and removed_at is null and tag <> 'uploadFail'`,
  );
  if (found === undefined) throw new Error('nothing was counted');
  return found;
}

/** No event and no job waits, and every file has come to an end. */
async function isQuiet({ site, rows, sender }: Stage): Promise<boolean> {
  const [waiting] = await site.asQueue<{ count: number }>(
    `select ((select count(*) from outbox) + (select count(*) from graphile_worker._private_jobs
       where attempts < max_attempts))::int as count`,
  );
  const [open] = await rows.rows<{ count: number }>(
    sender.orgId,
    `select count(*)::int as count from file where org_id = app_org() and tag = 'uploaded' and code is null`,
  );
  return waiting?.count === 0 && open?.count === 0;
}
