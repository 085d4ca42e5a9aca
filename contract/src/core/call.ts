import type { FeatureKey, OrganizationType } from '@archway/rules/organization-types';
import type { z } from 'zod';
import type { FailureName } from '../codes.ts';
import type { CommonFailure } from './failures.ts';
import type { PermissionCode } from './permissions.ts';

/** Who may call: anybody, anybody signed in, or the holders of one permission code. There is no default. */
export type Access = 'public' | 'session' | PermissionCode;

/** What verifying an identity is good for. One never stands in for the other. */
export type IdentityGroup = 'own' | 'administrator';

/** How many calls are let through in a window; the first exhausted one answers 429. */
export interface Limit {
  calls: number;
  seconds: number;
}

export interface CallSpec {
  /** Path below the API prefix, exactly as sent: `order/ship`. */
  path: string;
  method: 'GET' | 'POST';
  /** How a POST body travels. Forms are the rule; JSON must be asked for. */
  body?: 'json';
  access: Access;
  /** One sentence for the generated API document. */
  summary: string;
  input: z.ZodType;
  output: z.ZodType;
  /** Failures a caller should be ready for, beyond those every call can answer with. */
  fails?: readonly FailureName[];
  /** It changes something: takes an `Idempotency-Key`, leaves an audit row, happens once. */
  mutates?: true;
  /**
   * Leaves an audit row at most once a minute for the same caller and object. For what changes nothing and is worth
   * knowing of all the same: who was shown a case, or given a secret. With `mutates`, in place of a row each time.
   */
  audit?: 'onceAMinute';
  /** Allowed although the caller must change the password first. */
  duringForcedChange?: true;
  /** What it answers or allows is made of the caller's rights: they are read anew, however lately that was done. */
  readsRights?: true;
  /**
   * Sensitive: identity was verified in this session within 15 minutes. `own` by the caller's own password or passkey
   * and nothing else; `administrator` by those of an administrator of the organization.
   */
  needsIdentity?: IdentityGroup;
  /** Refused until the caller's organization has told what `rules/src/organization-completeness.ts` asks for. */
  needsCompleteOrganization?: true;
  /** For members of such organizations only, whatever they hold; for all when left out. */
  organizationTypes?: readonly OrganizationType[];
  /** The caller's organization must have been given it, whatever the caller holds. */
  feature?: FeatureKey;
  /** Tighter than the site's general limits. */
  limits?: { perAddress?: Limit; perAccount?: Limit; perOrganization?: Limit };
}

export function defineCall<const S extends CallSpec>(spec: S): S {
  return spec;
}

export type InputOf<C extends CallSpec> = z.input<C['input']>;
export type ParsedInputOf<C extends CallSpec> = z.output<C['input']>;
export type OutputOf<C extends CallSpec> = z.output<C['output']>;

/** The failures the call's own code may raise. */
export type OwnFailureOf<C extends CallSpec> = C extends { fails: readonly (infer F extends FailureName)[] }
  ? F
  : never;

/** Every failure a client can meet when making the call. */
export type FailureOf<C extends CallSpec> = OwnFailureOf<C> | CommonFailure;
