import { SCAN_STEPS } from '@archway/rules/scans';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** A worker has come further with a scan or an archive, or has given it up. */
export const scanProgressed = defineEvent(
  'scan.progressed',
  z.object({ fileId: z.string(), step: z.enum(SCAN_STEPS), ownedBy: z.array(z.string()).optional() }),
);

/** More is known of a scan that was processed before anybody asked for it. */
export const scanChecked = defineEvent('scan.checked', z.object({ fileId: z.string() }));
