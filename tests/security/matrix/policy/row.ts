import type { CodeName } from '@archway/contract/codes';
import { ORGANIZATION_TYPE, type FeatureKey, type OrganizationType } from '@archway/rules/organization-types';
import type { CallerState } from '../callers.ts';

export type Outcome = CodeName | ({ else: CodeName } & Partial<Record<CallerState, CodeName>>);

/** Who may call, said a second time and by hand: what the contract says is what is being checked. */
export interface PolicyRow {
  who: 'public' | 'session' | `${string}:${string}:${string}`;
  identity?: 'own' | 'administrator';
  duringForcedChange?: true;
  /** For organizations that have told all they must. */
  complete?: true;
  /** Forms that are sent by somebody of an organization made for them, which has told all. */
  bySomebodyElse?: readonly string[];
  /** Members of other types of organization get noPerm. */
  types?: readonly OrganizationType[];
  /** About rows of two organizations: a clinic and a lab reach them by filters of their own. */
  ofTwo?: true;
  /** So do those of organizations without the feature, administrators too. */
  feature?: FeatureKey;
  /**
   * The forms a call is sent in (`inputs/` makes them), and what answers those who may call. `own` is about the
   * caller's own things, `foreign` about those of another organization, `missing` about what does not exist.
   */
  forms: Readonly<Record<string, Outcome>>;
  /** Forms that are for fewer callers than the call itself. */
  stricter?: Readonly<Record<string, Pick<PolicyRow, 'who' | 'types'>>>;
  /** Forms whose answers must be the same byte for byte. `foreign` and `missing` always must. */
  alike?: readonly string[];
}

export const CLINIC = [ORGANIZATION_TYPE.clinic];
export const LAB = [ORGANIZATION_TYPE.lab];
export const CUSTOMERS = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab];
