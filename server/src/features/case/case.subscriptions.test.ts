import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { EventSpec } from '../../platform/events/events.ts';
import { fileAbandoned, fileProcessed, fileUploaded } from '../file/public.ts';
import { scanChecked, scanProgressed } from '../scan/public.ts';
import { caseChanged } from './case.events.ts';
import { caseSubscriptions } from './case.subscriptions.ts';

const [id, orgId, fileId] = [1, 2, 3].map((n) => `0197a000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const effectsOf = <P extends z.ZodType>(event: EventSpec<P>, payload: z.input<P>) =>
  caseSubscriptions
    .filter(({ on }) => on === event)
    .flatMap(({ effects }) => effects({ id, orgId, payload, trace: null }));

test('whatever happens to a file, its case follows', () => {
  const follow = { kind: 'job', orgId, spec: { identifier: 'case.follow' }, input: { fileId } };
  expect(effectsOf(fileUploaded, { fileId, kind: 'scan' })).toMatchObject([follow]);
  expect(effectsOf(fileAbandoned, { fileId, kind: 'scan' })).toMatchObject([follow]);
  expect(effectsOf(fileProcessed, { fileId, ownerCode: id })).toMatchObject([follow]);
  expect(effectsOf(scanProgressed, { fileId, step: 'done' })).toMatchObject([follow]);
});

test('what is found out about a scan later is told, and is no change of its case', () => {
  expect(effectsOf(scanChecked, { fileId })).toMatchObject([
    { kind: 'job', orgId, spec: { identifier: 'case.tellOfScan' }, input: { fileId } },
  ]);
});

test('everybody of the organization hears that a case has changed', () => {
  expect(effectsOf(caseChanged, { caseId: id, ownedBy: [orgId] })).toEqual([
    { kind: 'push', orgId, ownedBy: [orgId], name: 'case.changed', payload: { caseId: id } },
  ]);
});
