import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import './case.events.ts';
import { followFile } from './jobs/follow.ts';

/** Something has happened to a file: its case has to know. */
const OF_FILES = ['file.uploaded', 'file.abandoned', 'file.processed', 'scan.progressed'] as const;

export const caseSubscriptions = [
  subscribe('case.changed', ({ orgId, payload: { caseId, madeBy = null } }) => [
    push({ orgId, madeBy }, 'case.changed', { caseId }),
  ]),
  ...OF_FILES.map((name) =>
    subscribe(name, ({ orgId, payload: { fileId } }) => [enqueue(orgId, followFile, { fileId })]),
  ),
];
