import type { PolicyRow } from './row.ts';

export const noticePolicy: Readonly<Record<string, PolicyRow>> = {
  'user/getReceiveConfig': { who: 'session', forms: { own: 'ok' } },
  'user/saveReceiveConfig': {
    who: 'session',
    forms: { own: 'ok', toDefaults: 'ok', withMore: 'invalidInput' },
  },
};
