import { CUSTOMERS, type PolicyRow } from './row.ts';

export const firstStepsPolicy: Readonly<Record<string, PolicyRow>> = {
  'company/firstSteps': { who: 'session', types: CUSTOMERS, forms: { own: 'ok', foreign: 'ok' } },
};
