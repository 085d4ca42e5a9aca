import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import { fileUploaded } from '../file/public.ts';
import { openArchive } from './jobs/open-archive.ts';
import { processScan } from './jobs/process-scan.ts';
import { scanProgressed } from './scan.events.ts';

export const scanSubscriptions = [
  subscribe(fileUploaded, ({ orgId, payload: { fileId, kind } }) => {
    if (kind === 'scan') return [enqueue(orgId, processScan, { fileId })];
    return kind === 'archive' ? [enqueue(orgId, openArchive, { fileId })] : [];
  }),
  subscribe(scanProgressed, ({ orgId, payload: { fileId, step, ownedBy = [] } }) => [
    push({ orgId, ownedBy }, 'scan.progress', { fileId, step }),
  ]),
];
