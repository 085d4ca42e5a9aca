import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import { openArchive } from './jobs/open-archive.ts';
import { processScan } from './jobs/process-scan.ts';
import './scan.events.ts';

export const scanSubscriptions = [
  subscribe('file.uploaded', ({ orgId, payload: { fileId, kind } }) => {
    if (kind === 'scan') return [enqueue(orgId, processScan, { fileId })];
    return kind === 'archive' ? [enqueue(orgId, openArchive, { fileId })] : [];
  }),
  subscribe('scan.progressed', ({ orgId, payload: { fileId, step, madeBy = null } }) => [
    push({ orgId, madeBy }, 'scan.progress', { fileId, step }),
  ]),
];
