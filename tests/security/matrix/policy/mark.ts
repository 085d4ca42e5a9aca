import { CUSTOMERS, type PolicyRow } from './row.ts';

/** What cannot be told from what does not exist: cases of others and beyond the scope of the caller's role. */
const HIDDEN = { beyondScope: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
/** Marks that are not there although the case is. */
const NO_MARK = { elsewhere: 'notFound', foreignMark: 'notFound', missingMark: 'notFound' } as const;
const alike = [...Object.keys(HIDDEN), ...Object.keys(NO_MARK)];

export const markPolicy: Readonly<Record<string, PolicyRow>> = {
  'case/marks': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', ...HIDDEN },
    alike: Object.keys(HIDDEN),
  },
  'case/saveMark': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: {
      own: 'ok',
      changed: 'ok',
      full: 'markLimit',
      otherKind: 'invalidInput',
      takenAway: 'notFound',
      notInIt: 'notFound',
      ...NO_MARK,
      ...HIDDEN,
    },
    alike: ['takenAway', 'notInIt', ...alike],
  },
  'case/removeMark': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', takenAway: 'notFound', ...NO_MARK, ...HIDDEN },
    alike: ['takenAway', ...alike],
  },
  'case/restoreMark': {
    who: 'case:record:save',
    types: CUSTOMERS,
    forms: { own: 'ok', shown: 'ok', full: 'ok', ...NO_MARK, ...HIDDEN },
    alike,
  },
};
