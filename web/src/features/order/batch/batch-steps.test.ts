import { expect, test } from 'vitest';
import { stepsFor, type BatchRow } from './batch-steps.ts';

const row = (more: Partial<BatchRow>): BatchRow => ({
  orderId: '0198f000-0000-7000-8000-00000000000e',
  orderCode: 'O-261119-7K3QM',
  version: 2,
  revision: 1,
  status: 'pending',
  type: 'designAndMake',
  isStarted: false,
  heldBy: null,
  isCancelAsked: false,
  proposedOn: null,
  awaitsParcel: false,
  patientName: 'Nora Whitfield',
  patientCode: 'HS-00418',
  prescription: { works: [], links: [], absent: [] },
  other: null,
  ...more,
});
const all = () => true;
const ofLab = (...rows: BatchRow[]) => stepsFor(rows, { isClinic: false, may: all });
const ofClinic = (...rows: BatchRow[]) => stepsFor(rows, { isClinic: true, may: all });

test('a lab accepts or rejects what is pending, starts, finishes and ships what it has accepted', () => {
  expect(ofLab(row({}))).toEqual(['accept', 'reject']);
  expect(ofLab(row({ status: 'accepted' }))).toEqual(['startProcessing', 'setReady', 'ship']);
  expect(ofLab(row({ status: 'ready' }))).toEqual(['ship']);
  expect(ofLab(row({ status: 'shipped' }))).toEqual([]);
});

test('only what every one of them allows is offered', () => {
  expect(ofLab(row({ status: 'accepted' }), row({ status: 'accepted', isStarted: true }))).toEqual([
    'setReady',
    'ship',
  ]);
  expect(ofLab(row({}), row({ status: 'ready' }))).toEqual([]);
  expect(ofLab()).toEqual([]);
});

test('what is held waits for whoever holds it', () => {
  expect(ofLab(row({ heldBy: 'clinic' }))).toEqual(['reject']);
  expect(ofLab(row({ status: 'accepted', heldBy: 'lab' }))).toEqual([]);
});

test('a clinic takes back what is pending and confirms what was shipped; what was not announced is confirmed alone', () => {
  expect(ofClinic(row({}))).toEqual(['cancel']);
  expect(ofClinic(row({ status: 'shipped' }))).toEqual(['complete']);
  expect(ofClinic(row({ status: 'ready' }))).toEqual([]);
});

test('a clinic sends what is with it, whoever may release it', () => {
  expect(ofClinic(row({ status: 'notSent' }), row({ status: 'rejected' }))).toEqual(['send']);
  expect(ofClinic(row({ status: 'notSent' }), row({}))).toEqual([]);
  expect(ofLab(row({ status: 'rejected' }))).toEqual([]);
});

test('nothing is offered that the reader may not do', () => {
  const mayShip = (right: string) => right === 'order:record:ship';
  expect(stepsFor([row({ status: 'accepted' })], { isClinic: false, may: mayShip })).toEqual(['ship']);
});
