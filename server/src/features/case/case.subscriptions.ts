import { enqueue, push, subscribe, type DomainEvent } from '../../platform/events/events.ts';
import { caseChanged } from './case.events.ts';
import { fileAbandoned, fileProcessed, fileUploaded } from '../file/public.ts';
import { scanProgressed } from '../scan/public.ts';
import { followFile } from './jobs/follow.ts';

/** Something has happened to a file: its case has to know. */
const follow = (event: DomainEvent<{ fileId: string }>) => [
  enqueue(event.orgId, followFile, { fileId: event.payload.fileId }),
];

export const caseSubscriptions = [
  subscribe(caseChanged, ({ orgId, payload: { caseId, ownedBy = [] } }) => [
    push({ orgId, ownedBy }, 'case.changed', { caseId }),
  ]),
  subscribe(fileUploaded, follow),
  subscribe(fileAbandoned, follow),
  subscribe(fileProcessed, follow),
  subscribe(scanProgressed, follow),
];
