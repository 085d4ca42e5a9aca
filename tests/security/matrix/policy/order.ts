import { CLINIC, CUSTOMERS, LAB, type PolicyRow } from './row.ts';

/** What cannot be told from what does not exist: orders of others and beyond the scope of the caller's role. */
const HIDDEN = { beyondScope: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
const alike = Object.keys(HIDDEN);
const OLDER = { older: 'orderStateConflict' } as const;

const reading = { who: 'order:record:read', types: CUSTOMERS, ofTwo: true } as const;
const preparing = { who: 'order:record:save', types: CLINIC } as const;
/** What is planned is empty: whoever may send it is told what is missing. */
const releasing = { who: 'order:record:release', types: CLINIC, complete: true } as const;

export const orderPolicy: Readonly<Record<string, PolicyRow>> = {
  'order/listByPage': {
    ...reading,
    forms: { own: 'ok', beyondScope: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'order/detail': { ...reading, forms: { own: 'ok', ...HIDDEN }, alike },
  'order/open': { ...reading, forms: { own: 'ok', ...HIDDEN }, alike },
  'order/downloadFile': {
    ...reading,
    forms: { own: 'ok', otherFile: 'notFound', ...HIDDEN },
    alike: ['otherFile', ...alike],
  },
  'order/save': {
    ...preparing,
    forms: { own: 'ok', existing: 'ok', older: 'orderPlanIsNewer', foreignDentist: 'notFound', ...HIDDEN },
    alike: ['foreignDentist', ...alike],
  },
  'order/save_attachments': {
    ...preparing,
    forms: { own: 'ok', foreignFile: 'notFound', ...HIDDEN },
    alike: ['foreignFile', ...alike],
  },
  'order/askRelease': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/cancel': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/copy': { ...preparing, forms: { own: 'ok', ...HIDDEN }, alike },
  'order/discard': { ...preparing, forms: { own: 'ok', ...OLDER, ...HIDDEN }, alike },
  'order/send': { ...releasing, forms: { own: 'orderNotSendable', ...OLDER, ...HIDDEN }, alike },
  'order/release': { ...releasing, forms: { own: 'orderNotSendable', ...OLDER, ...HIDDEN }, alike },
  'order/edit': { ...releasing, forms: { own: 'orderNotSendable', ...OLDER, ...HIDDEN }, alike },
  'order/returnRelease': {
    who: 'order:record:release',
    types: CLINIC,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
  'order/accept': {
    who: 'order:record:accept',
    types: LAB,
    complete: true,
    forms: { own: 'ok', ...OLDER, otherRevision: 'orderRevisionIsNewer', ...HIDDEN },
    alike,
  },
  'order/reject': {
    who: 'order:record:reject',
    types: LAB,
    forms: { own: 'ok', ...OLDER, ...HIDDEN },
    alike,
  },
};
