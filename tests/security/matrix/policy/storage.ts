import { CUSTOMERS, type PolicyRow } from './row.ts';

export const storagePolicy: Readonly<Record<string, PolicyRow>> = {
  'storage/usage': { who: 'case:record:read', types: CUSTOMERS, forms: { own: 'ok', beginner: 'ok' } },
};
