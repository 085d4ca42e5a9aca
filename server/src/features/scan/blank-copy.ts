import type { JobContext } from '../../platform/jobs/job.ts';
import { MAX_SCAN_BYTES } from '@archway/rules/uploads';
import { bytesOf, putDerived } from './derived.ts';
import { ChildFailed } from './sandboxed/child-process.ts';
import { childPool } from './sandboxed/pool.ts';
import { Crowded } from './draw-picture.ts';
import type { MadeFile } from './scan.repository.ts';
import { WORK_SECONDS } from './work-seconds.ts';

/** Makes a copy of a scan without headers and comments, in a child, and keeps it beside what else is made of scans. */
export async function blankCopy(
  { config, store, orgId }: Pick<JobContext<unknown>, 'config' | 'store' | 'orgId'>,
  original: { key: string; size: number },
): Promise<MadeFile> {
  const pool = childPool(config.SCAN_PROCESSES);
  if (pool.isCrowded) throw new Crowded();
  const copy = await pool.with((child) =>
    child.within(WORK_SECONDS, async () => {
      await child.begin({ task: 'blankTexts', size: original.size });
      for await (const chunk of (await store.get(original.key)).body) await child.write(chunk);
      const answer = await child.answer();
      if (answer.say !== 'blanked') throw new ChildFailed('unreadable');
      return bytesOf(child, answer.size, MAX_SCAN_BYTES);
    }),
  );
  return putDerived({ orgId, store }, copy, 'application/octet-stream');
}
