import type { PolicyRow } from './row.ts';

export const sitePolicy: Readonly<Record<string, PolicyRow>> = {
  'app_config/get': { who: 'public', forms: { own: 'ok', foreign: 'ok', missing: 'ok' } },
  'permission/listUserMenu': { who: 'session', duringForcedChange: true, forms: { own: 'ok' } },
  'common/monitor': {
    who: 'public',
    forms: { own: 'ok', seenByOthers: 'ok', roomOfOthers: 'ok', vital: 'ok' },
  },
};
