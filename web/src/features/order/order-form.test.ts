import type { CaseFile } from '@archway/contract/case/model';
import { putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION, type Prescription } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { differs, newForm, planOf } from './order-form.ts';
import { bodyOf, typedOrder } from './typed-order.ts';

const two: Prescription = putWork(putWork(EMPTY_PRESCRIPTION, [11], 'Veneer').next, [36], 'Crown').next;
const file = (fileId: string, more: Partial<CaseFile> = {}): CaseFile =>
  ({ fileId, kind: 'scan', role: 'upper', tag: 'finished', problem: null, ...more }) as CaseFile;
const offered = { prescription: two, files: [file('upper')], suggestedOn: '2026-11-19' };
const first = newForm({ dentistId: 'elena' }, { labCode: 'kestrel', signature: 2 });

test('a new order takes all works, the files that are finished and the day that is suggested', () => {
  expect(planOf(first, offered)).toMatchObject({
    labCode: 'kestrel',
    type: 'designAndMake',
    sharesName: true,
    dentistId: 'elena',
    signature: 2,
    requestedOn: '2026-11-19',
    works: [
      { type: 'Veneer', teeth: [11], jaw: null },
      { type: 'Crown', teeth: [36], jaw: null },
    ],
    files: ['upper'],
  });
});

test('what was chosen stays, but for what is no longer in the case', () => {
  const chosen = {
    ...first,
    requestedOn: '2026-11-17',
    works: [
      { type: 'Crown' as const, teeth: [36], jaw: null },
      { type: 'Inlay' as const, teeth: [46], jaw: null },
    ],
    files: ['upper', 'removed'],
  };
  expect(planOf(chosen, offered)).toMatchObject({
    requestedOn: '2026-11-17',
    works: [{ type: 'Crown', teeth: [36] }],
    files: ['upper'],
  });
});

test('a form that was saved and not touched changes nothing', () => {
  const saved = planOf(first, offered);
  expect(differs(first, saved, offered)).toBe(false);
  expect(differs({ ...first, note: 'Light contact' }, saved, offered)).toBe(true);
  expect(differs({ ...first, files: [] }, saved, offered)).toBe(true);
});

test('a draft is read as it was typed, and one of another make is not', () => {
  const typed = { planVersion: 3, form: { ...first, note: 'Light contact' } };
  expect(typedOrder(bodyOf(typed), first)).toEqual(typed);
  expect(typedOrder('{"planVersion":3,"form":{"note":7}}', first)).toBeNull();
  expect(typedOrder('nonsense', first)).toBeNull();
});
