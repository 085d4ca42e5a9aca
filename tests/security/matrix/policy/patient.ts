import { CLINIC, type PolicyRow } from './row.ts';

/** Whoever may save cases finds every patient of the clinic, whatever the scope of the role. */
export const patientPolicy: Readonly<Record<string, PolicyRow>> = {
  'patient/listByPage': {
    who: 'case:record:save',
    types: CLINIC,
    forms: { own: 'ok', ownScope: 'ok', collidingName: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'patient/listDoubles': {
    who: 'case:record:save',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'patient/save': {
    who: 'case:record:save',
    types: CLINIC,
    forms: {
      own: 'ok',
      numbered: 'ok',
      numberedElsewhere: 'ok',
      changed: 'ok',
      nameless: 'nameMissing',
      taken: 'patientCodeTaken',
      takenElsewhere: 'ok',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['foreign', 'missing'],
  },
};
