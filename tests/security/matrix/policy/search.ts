import type { PolicyRow } from './row.ts';

const found = { own: 'ok', beyondScope: 'ok', ownScope: 'ok', person: 'ok', foreign: 'ok' } as const;

export const searchPolicy: Readonly<Record<string, PolicyRow>> = {
  'search/all': { who: 'session', forms: found },
};
