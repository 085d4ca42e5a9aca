import { CLINIC, type PolicyRow } from './row.ts';

const HIDDEN = { colleague: 'notFound', foreign: 'notFound', missing: 'notFound' } as const;
const alike = Object.keys(HIDDEN);
const common = { types: CLINIC, feature: 'TREATMENTS' } as const;

export const templatePolicy: Readonly<Record<string, PolicyRow>> = {
  'template/list': {
    ...common,
    who: 'case:record:read',
    forms: { own: 'ok', actedFor: 'ok', colleague: 'ok', shared: 'ok', foreign: 'ok' },
  },
  'template/save': {
    ...common,
    who: 'case:template:save',
    forms: {
      own: 'ok',
      changed: 'ok',
      actedFor: 'ok',
      nameless: 'nameMissing',
      notAllowed: 'invalidInput',
      foreignDentist: 'notFound',
      room: 'ok',
      ...HIDDEN,
    },
    alike,
  },
  'template/delete': {
    ...common,
    who: 'case:template:save',
    forms: { own: 'ok', actedFor: 'ok', ...HIDDEN },
    alike,
  },
};
