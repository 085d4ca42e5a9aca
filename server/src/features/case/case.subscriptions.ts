import { enqueue, push, subscribe, type DomainEvent } from '../../platform/events/events.ts';
import { caseChanged } from './case.events.ts';
import { fileAbandoned, fileProcessed, fileUploaded } from '../file/public.ts';
import { scanChecked, scanProgressed } from '../scan/public.ts';
import { followFile } from './jobs/follow.ts';
import { tellOfScan } from './jobs/tell-of-scan.ts';

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
  subscribe(scanChecked, ({ orgId, payload: { fileId } }) => [enqueue(orgId, tellOfScan, { fileId })]),
];
