import type { PolicyRow } from './row.ts';

const found = {
  own: 'ok',
  beyondScope: 'ok',
  ownScope: 'ok',
  person: 'ok',
  partner: 'ok',
  formerPartner: 'ok',
  partnersOther: 'ok',
  foreignPartner: 'ok',
  foreign: 'ok',
} as const;

export const searchPolicy: Readonly<Record<string, PolicyRow>> = {
  'search/all': { who: 'session', ofTwo: true, forms: found },
};
