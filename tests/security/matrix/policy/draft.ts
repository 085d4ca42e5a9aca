import type { PolicyRow } from './row.ts';

/** Whatever is not the caller's own is not there. */
export const draftPolicy: Readonly<Record<string, PolicyRow>> = {
  'draft/get': { who: 'session', forms: { own: 'ok', colleague: 'ok', missing: 'ok' } },
  'draft/save': {
    who: 'session',
    forms: { own: 'ok', colleague: 'ok', oneTooMany: 'ok', stale: 'conflict' },
  },
  'draft/drop': { who: 'session', forms: { own: 'ok', colleague: 'ok', missing: 'ok' } },
};
