import { CUSTOMERS, type PolicyRow } from './row.ts';

export const organizationPolicy: Readonly<Record<string, PolicyRow>> = {
  'area/listAreaByParentId': { who: 'public', forms: { own: 'ok', missing: 'ok' } },
  'company/companyInfo': { who: 'session', forms: { own: 'ok', pictured: 'ok', unconfirmed: 'ok' } },
  'company/editCompany': {
    who: 'organization:record:edit',
    forms: {
      own: 'ok',
      pictured: 'ok',
      withMore: 'invalidInput',
      region: 'invalidInput',
      waiting: 'resourceIsBeingPrepared',
      refused: 'processingFailed',
      otherKind: 'notFound',
      colleague: 'notFound',
      foreign: 'notFound',
      missing: 'notFound',
    },
    alike: ['otherKind', 'colleague', 'foreign', 'missing'],
  },
  'company/companyRegist': {
    who: 'public',
    forms: {
      own: 'ok',
      taken: 'ok',
      uncheckedTerms: 'invalidInput',
      spent: 'linkExpire',
      noTicket: 'linkExpire',
      invited: 'ok',
      invitedElse: 'invalidInput',
      worthless: 'invitationExpired',
      another: 'notFound',
      missing: 'notFound',
    },
    alike: ['own', 'taken', 'invited'],
  },
  'company/close_account': {
    who: 'organization:record:close',
    types: CUSTOMERS,
    identity: 'administrator',
    forms: { own: 'ok', closing: 'conflict' },
  },
  'company/cancel_close_account': {
    who: 'organization:record:close',
    types: CUSTOMERS,
    forms: { own: 'ok', open: 'conflict' },
  },
};
