import { CLINIC, type PolicyRow } from './row.ts';

export const implantKitPolicy: Readonly<Record<string, PolicyRow>> = {
  'implantKit/list': { who: 'case:record:read', types: CLINIC, forms: { own: 'ok', foreign: 'ok' } },
  'implantKit/save': {
    who: 'case:record:save',
    types: CLINIC,
    forms: { own: 'ok', again: 'ok', seeded: 'implantKitIsSeeded', room: 'ok' },
  },
  'implantKit/delete': {
    who: 'case:record:save',
    types: CLINIC,
    forms: { own: 'ok', foreign: 'notFound', missing: 'notFound' },
  },
};
