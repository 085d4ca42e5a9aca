import { z } from 'zod';
import { enqueueLater } from '../../../platform/jobs/enqueue.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { lockContent } from '../../file/public.ts';
import { Crowded, drawPicture as draw, CannotDraw } from '../../scan/public.ts';
import { keepPicture, lockForPicture, readToDraw } from '../case-picture.repository.ts';
import { tellCase } from '../tell-case.ts';

const Input = z.object({ caseId: z.uuid() });
/** Scans that are sent together are drawn together. */
const SECONDS = 2;
const CROWDED_SECONDS = 15;

/**
 * Draws what the model of a case opens with. Of several runs the one whose scans are those of the case in the end is
 * kept.
 */
export const drawPicture: Job<typeof Input> = defineJob({
  name: 'case.drawPicture',
  input: Input,
  isShared: true,
  async run({ input: { caseId }, orgId, inTenant, store, config }) {
    const { layers, of } = await inTenant((tx) => readToDraw(tx, orgId, caseId));
    const before = await inTenant((tx) => lockForPicture(tx, orgId, caseId));
    if (before === undefined || before.picture_of === of) return;
    try {
      const key = layers.length === 0 ? null : await keyOfDrawn({ config, store, orgId }, layers);
      await inTenant(async (tx) => {
        const row = await lockForPicture(tx, orgId, caseId);
        // Another run draws what it has become since.
        if (row === undefined || (await readToDraw(tx, orgId, caseId)).of !== of) return;
        if (key !== null) {
          await lockContent(tx, key);
          // A sweep may have found it unused a moment ago.
          if ((await store.head(key)) === null) throw new Error('swept');
        }
        await keepPicture(tx, orgId, caseId, { key, of });
        await tellCase(tx, row);
      });
    } catch (error) {
      if (!(error instanceof Crowded)) throw error;
      await inTenant((tx) => drawLater(tx, orgId, caseId, CROWDED_SECONDS));
    }
  },
});

/** What cannot be drawn has no picture, until its scans change; its list shows that of a scan. */
async function keyOfDrawn(
  context: Parameters<typeof draw>[0],
  layers: Parameters<typeof draw>[1],
): Promise<string | null> {
  try {
    return (await draw(context, layers)).key;
  } catch (error) {
    if (error instanceof CannotDraw) return null;
    throw error;
  }
}

export const drawLater = (tx: Tx, orgId: string, caseId: string, seconds = SECONDS): Promise<void> =>
  enqueueLater(tx, orgId, drawPicture, { input: { caseId }, key: caseId, seconds });
