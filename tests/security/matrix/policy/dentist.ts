import { CLINIC, type PolicyRow } from './row.ts';

export const dentistPolicy: Readonly<Record<string, PolicyRow>> = {
  'dentist/listByPage': {
    who: 'session',
    types: CLINIC,
    forms: { own: 'ok', collidingName: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'dentist/save_or_update': {
    who: 'dentist:record:edit',
    types: CLINIC,
    forms: {
      own: 'ok',
      changed: 'ok',
      taken: 'nameTaken',
      linked: 'memberLinked',
      stranger: 'notFound',
      nobody: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['stranger', 'nobody', 'foreign', 'missing'],
  },
  'dentist/saveDeputies': {
    who: 'session',
    identity: 'own',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'notFound', missing: 'notFound', noDentist: 'dentistMissing' },
  },
  'dentist/listColleagues': {
    who: 'session',
    types: CLINIC,
    forms: { own: 'ok', noDentist: 'dentistMissing' },
  },
  'dentist/delByIds': {
    who: 'dentist:record:delete',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'user/editDentistSignature': {
    who: 'session',
    types: CLINIC,
    forms: {
      own: 'ok',
      waiting: 'resourceIsBeingPrepared',
      refused: 'processingFailed',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
      noDentist: 'dentistMissing',
    },
    alike: ['otherKind', 'colleague', 'foreign', 'missing'],
  },
  'user/deleteDentistSignature': {
    who: 'session',
    types: CLINIC,
    forms: { own: 'ok', noDentist: 'dentistMissing' },
  },
};
