import type { ScanProblem } from '@archway/rules/scans';
import { openSiteScanner } from '../../platform/virus-scanner/virus-scanner.ts';
import { contentKey, lockContent, markKept } from '../file/public.ts';
import { Overtaken, type FileRun } from './file-run.ts';
import { passOver } from './pass.ts';
import { holdRun } from './scan.repository.ts';

/** Kept as it came, and handed over as a download only: nothing that a browser would open. */
const AS_IT_CAME = 'application/octet-stream';

/**
 * Takes what was sent out of its sender's reach, and reads it there: whether it is what was announced, and clean. Then it
 * is kept under the hash of its bytes. The child has it too by then. Answers what is wrong, or null.
 *
 * The sender may still write to the place it was sent to. A copy of our own is checked because one that is only known by
 * its ETag could be exchanged: ETags are MD5 sums, and files that share one are easily made.
 */
export async function keepOriginal(go: FileRun): Promise<Extract<ScanProblem, 'differs' | 'blocked'> | null> {
  const { store, orgId, file, run, config } = go;
  const scan = await openSiteScanner(config).begin();
  const ours = `org/${orgId}/arrived/${file.id}-${run.run}`;
  try {
    const sent = await store.head(file.upload_key);
    if (sent?.size !== file.size) return 'differs';
    await store.copyExact(file.upload_key, sent.etag, ours);
    const { body, etag } = await store.get(ours);
    const sha256 = await passOver(body, { child: go.child, scan });
    if (file.announced_sha256?.equals(sha256) !== true) return 'differs';
    if ((await scan.verdict()) !== 'clean') return 'blocked';
    await keep(go, { from: ours, etag, sha256 });
  } finally {
    scan.drop();
    // What is left is swept a day later.
    await store.delete(ours).catch(() => {});
  }
  await store.delete(file.upload_key);
  return null;
}

async function keep(
  { store, orgId, file, run, inTenant }: FileRun,
  { from, etag, sha256 }: { from: string; etag: string; sha256: Buffer },
): Promise<void> {
  const key = contentKey(orgId, file.created_at, sha256);
  await store.copyExact(from, etag, key);
  await inTenant(async (tx) => {
    await lockContent(tx, key);
    // A sweep may have found it unused a moment ago, when it was that of a file just removed.
    if ((await store.head(key)) === null) throw new Error('swept');
    if (!(await holdRun(tx, run))) throw new Overtaken();
    await markKept(tx, orgId, file.id, { key, type: AS_IT_CAME, sha256 });
  });
}
