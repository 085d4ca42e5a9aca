import { CUSTOMERS, type PolicyRow } from './row.ts';

const HIDDEN = { colleague: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
const alike = Object.keys(HIDDEN);

export const viewPolicy: Readonly<Record<string, PolicyRow>> = {
  'view/list': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', colleague: 'ok', shared: 'ok', foreign: 'ok' },
  },
  'view/save': {
    who: 'case:record:read',
    types: CUSTOMERS,
    forms: { own: 'ok', changed: 'ok', nameless: 'nameMissing', room: 'ok', ...HIDDEN },
    alike,
  },
  'view/delete': { who: 'case:record:read', types: CUSTOMERS, forms: { own: 'ok', ...HIDDEN }, alike },
};
