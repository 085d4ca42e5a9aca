import type { CallSpec, InputOf } from '@archway/contract/core/call';
import { verifyIdentity } from '@archway/contract/session/calls';
import { asMember } from '../../../harness/as-member.ts';
import { PASSWORD, type Clinic, type Person } from '../../../harness/organizations.ts';
import { ask } from './ask.ts';
import type { Stage } from './stage.ts';

/** A prepared call with its own clinic and people. */
export interface Prepared<C extends CallSpec> {
  clinic: Clinic;
  input: InputOf<C>;
  headers?: Record<string, string>;
  /** Further checks of the result. `output` is null if the answer was a failure. */
  check?: (output: unknown) => Promise<string[]>;
}

/** What a repeat does after the first request succeeded and its answer was lost. */
export interface Again {
  /** Allowed codes of the answer. */
  codes: readonly number[];
  /** Changes it makes, as `difference` prints them. */
  adds: string;
  why: string;
}

export interface Case<C extends CallSpec = CallSpec> {
  name: string;
  call: C;
  prepare(stage: Stage): Promise<Prepared<C>>;
  /** Not needed for calls with an idempotency key: a repeat gets the first answer and changes nothing. */
  again?: Again;
  /** Changes that a call of several transactions may leave when it fails between them. */
  halfway?: readonly string[];
  /** How many alike it does, each in a transaction of its own with an answer of its own: some may be done when it is struck. */
  items?: number;
  /** Other valid outcomes besides that of an undisturbed call. */
  orElse?: readonly string[];
}

/** Defines a case with the types of its call. */
export function defineCase<C extends CallSpec>(given: Omit<Case<C>, 'name'> & { name?: string }): Case {
  return { name: given.call.path, ...given };
}

/** Creates a clinic and signs in as its administrator. */
export async function withAdministrator(
  stage: Stage,
): Promise<{ clinic: Clinic; administrator: Person; member: Person; accessToken: string }> {
  const clinic = await stage.clinic();
  const [administrator] = clinic.administrators;
  const [member] = clinic.members;
  if (administrator === undefined || member === undefined) throw new Error('a clinic without people');
  const { accessToken } = await stage.signIn(administrator);
  return { clinic, administrator, member, accessToken };
}

/** Signs in and verifies the identity, as sensitive calls require. */
export async function verifiedHeaders(stage: Stage, person: Person): Promise<Record<string, string>> {
  const headers = asMember((await stage.signIn(person)).accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return headers;
}

/** Creates a clinic and an administrator with a verified identity. */
export async function withVerifiedAdministrator(stage: Stage) {
  const given = await withAdministrator(stage);
  const headers = asMember(given.accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return { ...given, headers };
}

/** Returns a violation if the condition is false. */
export const unless = (holds: boolean, violation: string): string[] => (holds ? [] : [violation]);
