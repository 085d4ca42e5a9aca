import type { DomainEvents, EventName } from '../../platform/events/events.ts';
import { expect, test } from 'vitest';
import { caseSubscriptions } from './case.subscriptions.ts';

const [id, orgId, fileId] = [1, 2, 3].map((n) => `0197a000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const effectsOf = <N extends EventName>(name: N, payload: DomainEvents[N]) =>
  caseSubscriptions
    .filter(({ on }) => on === name)
    .flatMap(({ effects }) => effects({ id, orgId, name, payload, trace: null }));

test('whatever happens to a file, its case follows', () => {
  const follow = { kind: 'job', orgId, spec: { identifier: 'case.follow' }, input: { fileId } };
  expect(effectsOf('file.uploaded', { fileId, kind: 'scan' })).toMatchObject([follow]);
  expect(effectsOf('file.abandoned', { fileId, kind: 'scan' })).toMatchObject([follow]);
  expect(effectsOf('file.processed', { fileId, ownerCode: id })).toMatchObject([follow]);
  expect(effectsOf('scan.progressed', { fileId, step: 'done' })).toMatchObject([follow]);
});

test('everybody of the organization hears that a case has changed', () => {
  expect(effectsOf('case.changed', { caseId: id, madeBy: orgId })).toEqual([
    { kind: 'push', orgId, madeBy: orgId, name: 'case.changed', payload: { caseId: id } },
  ]);
});
