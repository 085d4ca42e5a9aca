import { CLINIC, CUSTOMERS, LAB, type PolicyRow } from './row.ts';

/** A clinic that is no customer, now or before, can't be told from one that does not exist. */
const NO_CUSTOMER = {
  application: 'notFound',
  partnersOther: 'notFound',
  foreign: 'notFound',
  missing: 'notFound',
} as const;
const alike = Object.keys(NO_CUSTOMER);
const NOBODY = { application: 'ok', partnersOther: 'ok', foreign: 'ok', missing: 'ok' } as const;

const saving = { who: 'customer:record:save', types: LAB } as const;
/** What is noted of a former partner is still the lab's own; how a clinic likes its work is for partners. */
const NOTED = { partner: 'ok', formerPartner: 'ok', ...NO_CUSTOMER } as const;
const LIKED = {
  partner: 'ok',
  older: 'customerIsNewer',
  formerPartner: 'notFound',
  ...NO_CUSTOMER,
} as const;

export const customerPolicy: Readonly<Record<string, PolicyRow>> = {
  'customer/listByPage': {
    who: 'customer:record:read',
    types: LAB,
    forms: { partner: 'ok', formerPartner: 'ok', namedToOthers: 'ok', ...NOBODY },
    alike,
  },
  'customer/get': { who: 'customer:record:read', types: LAB, forms: { ...NOTED, noted: 'ok' }, alike },
  'customer/saveNote': { ...saving, forms: { ...NOTED, again: 'ok', older: 'customerIsNewer' }, alike },
  'customer/linkContact': {
    ...saving,
    forms: { ...NOTED, foreignContact: 'notFound' },
    alike: ['foreignContact', ...alike],
  },
  'customer/unlinkContact': { ...saving, forms: NOTED, alike },
  'customer/exportCsv': {
    who: 'customer:record:export',
    types: LAB,
    forms: { partner: 'ok', ...NOBODY },
    alike,
  },
  'customer/getLikes': {
    who: 'order:record:read',
    types: CUSTOMERS,
    ofTwo: true,
    forms: NOTED,
    alike,
  },
  'customer/saveLikes': { ...saving, forms: LIKED, alike: ['formerPartner', ...alike] },
  'customer/correctLikes': {
    who: 'order:record:save',
    types: CLINIC,
    forms: LIKED,
    alike: ['formerPartner', ...alike],
  },
};
