import type { PolicyRow } from './row.ts';

export const contactPolicy: Readonly<Record<string, PolicyRow>> = {
  'companyContact/listByPage': {
    who: 'contact:record:read',
    forms: { own: 'ok', collidingName: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'companyContact/save_or_update': {
    who: 'contact:record:edit',
    forms: { own: 'ok', changed: 'ok', taken: 'contactExists', foreign: 'notFound', missing: 'notFound' },
  },
  'companyContact/delByIds': {
    who: 'contact:record:delete',
    forms: { own: 'ok', foreign: 'ok', missing: 'ok' },
  },
  'companyContact/contactEmailVerify': {
    who: 'public',
    forms: { own: 'ok', spent: 'linkExpire', missing: 'linkExpire' },
    alike: ['spent', 'missing'],
  },
};
