import { CUSTOMERS, type PolicyRow } from './row.ts';

/** What cannot be told from what does not exist: cases of others and beyond the scope of the caller's role. */
const HIDDEN = { beyondScope: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
export const treatmentPolicy: Readonly<Record<string, PolicyRow>> = {
  'treatment/detail': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', marksOfOthers: 'ok', labOfOthers: 'notFound', ...HIDDEN },
    alike: ['labOfOthers', ...Object.keys(HIDDEN)],
  },
  'treatment/save': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      orderedByTwins: 'ok',
      older: 'prescriptionIsNewer',
      notAllowed: 'prescriptionNotAllowed',
      ...HIDDEN,
    },
    alike: Object.keys(HIDDEN),
  },
};
