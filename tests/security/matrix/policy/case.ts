import { CLINIC, CUSTOMERS, type PolicyRow } from './row.ts';

/** What cannot be told from what does not exist: a case of others, and one beyond the scope of the caller's role. */
const HIDDEN = { beyondScope: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
const alike = Object.keys(HIDDEN);

export const casePolicy: Readonly<Record<string, PolicyRow>> = {
  'case/listByPage': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      filtered: 'ok',
      deleted: 'ok',
      beyondScope: 'ok',
      foreign: 'ok',
      missing: 'ok',
      collidingName: 'ok',
    },
  },
  'case/count': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'case/delByIds': {
    who: 'case:record:delete',
    types: CUSTOMERS,
    forms: { own: 'ok', gone: 'ok', beyondScope: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'case/restore': {
    who: 'case:record:delete',
    types: CUSTOMERS,
    forms: { own: 'ok', late: 'ok', beyondScope: 'ok', foreign: 'ok', unknown: 'ok' },
  },
  'case/detail': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      deleted: 'notFound',
      asDentist: 'ok',
      asDeputy: 'ok',
      asDeputyOfNobody: 'notFound',
      asDentistElsewhere: 'notFound',
      asDeputyElsewhere: 'notFound',
      ...HIDDEN,
    },
    alike: ['deleted', 'asDeputyOfNobody', 'asDentistElsewhere', 'asDeputyElsewhere', ...alike],
  },
  'case/activity': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', ofGroup: 'ok', ...HIDDEN },
    alike,
  },
  'patient/detail': {
    who: 'case:record:read',
    types: CLINIC,
    forms: { own: 'ok', ownScope: 'ok', ...HIDDEN },
    alike,
  },
  'patient/cases': {
    who: 'case:record:read',
    types: CLINIC,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'patient/scans': {
    who: 'case:record:read',
    types: CLINIC,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'case/exportCsv': {
    who: 'export:record:create',
    types: CUSTOMERS,
    complete: true,
    forms: { own: 'ok', unwarranted: 'invalidInput', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'patient/merge': {
    who: 'case:patient:merge',
    types: CLINIC,
    forms: { own: 'ok', same: 'invalidInput', merged: 'notFound', foreignKept: 'notFound', ...HIDDEN },
    alike: ['merged', 'foreignKept', ...alike],
  },
  'patient/undoMerge': {
    who: 'case:patient:merge',
    types: CLINIC,
    forms: { own: 'ok', late: 'notFound', undone: 'notFound', chained: 'notFound', ...HIDDEN },
    alike: ['late', 'undone', 'chained', ...alike],
  },
  'case/save': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      renamed: 'ok',
      ofPatient: 'ok',
      nameless: 'nameMissing',
      older: 'caseIsNewer',
      olderElsewhere: 'ok',
      foreignPatient: 'notFound',
      missingPatient: 'notFound',
      foreignDentist: 'notFound',
      leftDentist: 'notFound',
      missingDentist: 'notFound',
      ...HIDDEN,
    },
    alike: ['foreignPatient', 'missingPatient', 'foreignDentist', 'leftDentist', 'missingDentist', ...alike],
  },
  'case/addFiles': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      again: 'ok',
      archive: 'ok',
      elsewhere: 'notFound',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreignFile: 'notFound',
      missingFile: 'notFound',
      ...HIDDEN,
    },
    alike: ['elsewhere', 'otherKind', 'colleague', 'foreignFile', 'missingFile', ...alike],
  },
  'case/setFileRole': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', notInIt: 'notFound', ...HIDDEN },
    alike: ['notInIt', ...alike],
  },
  'case/renameFile': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', notInIt: 'notFound', ...HIDDEN },
    alike: ['notInIt', ...alike],
  },
  'case/replaceFile': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', colleague: 'notFound', foreignFile: 'notFound', notInIt: 'notFound', ...HIDDEN },
    alike: ['colleague', 'foreignFile', 'notInIt', ...alike],
  },
  'case/downloadFile': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', takenOut: 'notFound', blocked: 'notFound', notInIt: 'notFound', ...HIDDEN },
    alike: ['takenOut', 'blocked', 'notInIt', ...alike],
  },
  'case/restoreFile': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', inIt: 'ok', late: 'notFound', swept: 'notFound', notInIt: 'notFound', ...HIDDEN },
    alike: ['late', 'swept', 'notInIt', ...alike],
  },
  'case/removeFile': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', notInIt: 'notFound', ...HIDDEN },
    alike: ['notInIt', ...alike],
  },
};
