import type { CallSpec, InputOf } from '@archway/contract/core/call';
import { verifyIdentity } from '@archway/contract/session/calls';
import { asMember } from '../../../harness/as-member.ts';
import { PASSWORD, type Clinic, type Person } from '../../../harness/organizations.ts';
import { ask } from './ask.ts';
import type { Stage } from './stage.ts';

/** One call, ready to be made once, for people nobody else uses. */
export interface Prepared<C extends CallSpec> {
  clinic: Clinic;
  input: InputOf<C>;
  headers?: Record<string, string>;
  /** What must be true afterwards, beyond the right number of rows. Without output when the answer was a failure. */
  check?: (output: unknown) => Promise<string[]>;
}

/** What the same request does when the first one was done and its answer lost. */
export interface Again {
  /** Answers it may get; success is 200. */
  codes: readonly number[];
  /** What it adds to the rows. */
  adds: string;
  why: string;
}

export interface Case<C extends CallSpec = CallSpec> {
  name: string;
  call: C;
  prepare(stage: Stage): Promise<Prepared<C>>;
  /** Calls with an idempotency key need none: the repeat gets the first one's answer and nothing happens. */
  again?: Again;
  /** What a call of several transactions may leave of itself when it dies between them. */
  halfway?: readonly string[];
  /** What it may come to besides what it does undisturbed, and as rightly. */
  orElse?: readonly string[];
}

/** Lets each case be written with its own call's types. */
export function defineCase<C extends CallSpec>(given: Omit<Case<C>, 'name'> & { name?: string }): Case {
  return { name: given.call.path, ...given };
}

/** A clinic of its own, signed in as its administrator. */
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

/** Signs in and gives the password once more: what is sensitive can be done. */
export async function verifiedHeaders(stage: Stage, person: Person): Promise<Record<string, string>> {
  const headers = asMember((await stage.signIn(person)).accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return headers;
}

/** An administrator whose password was given a moment ago. */
export async function withVerifiedAdministrator(stage: Stage) {
  const given = await withAdministrator(stage);
  const headers = asMember(given.accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return { ...given, headers };
}

/** One violation if it is not so. */
export const unless = (holds: boolean, violation: string): string[] => (holds ? [] : [violation]);
