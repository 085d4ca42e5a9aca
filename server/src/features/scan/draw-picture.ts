import type { JobContext } from '../../platform/jobs/job.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import { bytesOf, putDerived } from './derived.ts';
import { ChildFailed, type Child } from './sandboxed/child-process.ts';
import { childPool } from './sandboxed/pool.ts';
import type { MadeFile } from './scan.repository.ts';
import { WORK_SECONDS } from './work-seconds.ts';

/** A scan that is seen at first, by what was made of it to look at. */
export interface PictureLayer {
  role: string;
  previewKey: string;
  bytes: number;
}

/** What the scans show cannot be drawn, however often one tries. */
export class CannotDraw extends Error {
  override name = 'CannotDraw';
}

/** Whoever comes now would wait behind scans, and may come again. */
export class Crowded extends Error {
  override name = 'Crowded';
}

export const PICTURE_TYPE = 'image/webp';

/** Draws what a model of these scans opens with, in a child, and keeps it. */
export async function drawPicture(
  { config, store, orgId }: Pick<JobContext<unknown>, 'config' | 'store' | 'orgId'>,
  layers: readonly PictureLayer[],
): Promise<MadeFile> {
  const pool = childPool(config.SCAN_PROCESSES);
  if (pool.isCrowded) throw new Crowded();
  for (const { previewKey } of layers) if ((await store.head(previewKey)) === null) throw new CannotDraw();
  const picture = await pool.with((child) => drawIn(child, store, layers)).catch(cannotDraw);
  return putDerived({ orgId, store }, picture, PICTURE_TYPE);
}

function drawIn(child: Child, store: ObjectStore, layers: readonly PictureLayer[]): Promise<Buffer> {
  return child.within(WORK_SECONDS, async () => {
    await child.begin({
      task: 'drawPicture',
      layers: layers.map(({ role, bytes }) => ({ role, size: bytes })),
      size: layers.reduce((sum, { bytes }) => sum + bytes, 0),
    });
    for (const { previewKey } of layers) await pass((await store.get(previewKey)).body, child);
    const answer = await child.answer();
    if (answer.say !== 'picture') throw new ChildFailed('unreadable');
    return bytesOf(child, answer.size);
  });
}

function cannotDraw(error: unknown): never {
  throw error instanceof ChildFailed ? new CannotDraw() : error;
}

async function pass(body: AsyncIterable<Uint8Array>, child: Child): Promise<void> {
  for await (const chunk of body) await child.write(chunk);
}
