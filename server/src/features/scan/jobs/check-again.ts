import { record } from '../../../platform/events/record.ts';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { findFileOfAny, type FileRow } from '../../file/public.ts';
import { passOver } from '../pass.ts';
import { ChildFailed, type Child } from '../sandboxed/child-process.ts';
import { childPool } from '../sandboxed/pool.ts';
import type { CheckedFacts } from '../sandboxed/protocol.ts';
import { scanChecked } from '../scan.events.ts';
import { addFacts, lacksBorders } from '../scan.repository.ts';
import { FileInput } from '../work-on-file.ts';
import { WORK_SECONDS } from '../work-seconds.ts';

const CROWDED_SECONDS = 15;

/**
 * Adds the borders of holes to scans that were processed before anybody looked for them. What cannot be read any more has
 * none, so that nobody tries it again. Of two runs the later one changes nothing.
 */
export const checkAgain: Job<typeof FileInput> = defineJob({
  name: 'scan.checkAgain',
  input: FileInput,
  isShared: true,
  async run({ input: { fileId }, orgId, inTenant, store, config }) {
    const file = await inTenant(async (tx) =>
      (await lacksBorders(tx, orgId, fileId)) ? findFileOfAny(tx, orgId, fileId) : undefined,
    );
    if (file === undefined) return;
    const pool = childPool(config.SCAN_PROCESSES);
    if (pool.isCrowded) {
      const later = { input: { fileId }, key: fileId, seconds: CROWDED_SECONDS };
      await inTenant((tx) => enqueueLater(tx, orgId, checkAgain, later));
      return;
    }
    const key = await keyOf(store, file);
    const facts =
      key === null ? null : await pool.with((child) => check(child, file, store, key)).catch(unread);
    await inTenant(async (tx) => {
      if (await addFacts(tx, orgId, fileId, facts ?? { holeBorders: [] }))
        await record(tx, scanChecked, { fileId });
    });
  },
});

async function keyOf(store: ObjectStore, { content_key: key }: FileRow): Promise<string | null> {
  return key !== null && (await store.head(key)) !== null ? key : null;
}

const check = (child: Child, { size }: FileRow, store: ObjectStore, key: string): Promise<CheckedFacts> =>
  child.within(WORK_SECONDS, async () => {
    await child.begin({ task: 'checkScan', size });
    await passOver((await store.get(key)).body, { child });
    const answer = await child.answer();
    if (answer.say !== 'checked') throw new ChildFailed('unreadable');
    return answer.facts;
  });

/** However a child fails, it is its file's fault; everything else is tried again. */
function unread(error: unknown): null {
  if (error instanceof ChildFailed) return null;
  throw error;
}
