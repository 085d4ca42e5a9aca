import type { PolicyRow } from './row.ts';

export const letterPolicy: Readonly<Record<string, PolicyRow>> = {
  'msg/listSysMsg': { who: 'session', forms: { own: 'ok', colleague: 'ok', foreign: 'ok' } },
  'msg/markRead': {
    who: 'session',
    forms: { own: 'ok', all: 'ok', colleague: 'ok', foreign: 'ok', missing: 'ok' },
    alike: ['colleague', 'foreign', 'missing'],
  },
};
