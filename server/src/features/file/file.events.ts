import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** It was checked, or refused. */
export const fileProcessed = defineEvent(
  'file.processed',
  z.object({ fileId: z.string(), ownerCode: z.string() }),
);

const ofCase = z.object({ fileId: z.string(), kind: z.string() });
/** A scan or an archive is in the store as a whole, and waits for a worker. */
export const fileUploaded = defineEvent('file.uploaded', ofCase);
/** A scan or an archive will not come: its sender gave it up, or did not finish within a day. */
export const fileAbandoned = defineEvent('file.abandoned', ofCase);
