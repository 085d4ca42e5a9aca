import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import type { Refusal } from './role-limits.ts';

const TEXTS: Readonly<Record<NonNullable<Refusal>, TextKey>> = {
  noRight: 'roles.refusal.noRight',
  protected: 'roles.refusal.protected',
  own: 'roles.refusal.own',
  beyond: 'roles.refusal.beyond',
  default: 'roles.refusal.default',
  inUse: 'roles.refusal.inUse',
};

/** Why something of a role is not to be changed, in a sentence. */
export function refusalText(t: Translate, refusal: NonNullable<Refusal>, memberCount: number): string {
  return t(TEXTS[refusal], { count: memberCount });
}
