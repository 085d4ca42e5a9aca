import { CLINIC, LAB, type PolicyRow } from './row.ts';

/** A lab that is no partner now can't be told from one that does not exist. */
const NO_PARTNER = {
  application: 'notFound',
  formerPartner: 'notFound',
  partnersOther: 'notFound',
  foreign: 'notFound',
  missing: 'notFound',
} as const;

export const labSettingsPolicy: Readonly<Record<string, PolicyRow>> = {
  'lab/settings/get': { who: 'session', types: LAB, forms: { own: 'ok' } },
  'lab/settings/save': {
    who: 'organization:record:edit',
    types: LAB,
    forms: { own: 'ok', again: 'ok', older: 'labSettingsAreNewer' },
  },
  'lab/settings/ofPartner': {
    who: 'case:record:save',
    types: CLINIC,
    forms: { partner: 'ok', ...NO_PARTNER },
    alike: Object.keys(NO_PARTNER),
  },
};
