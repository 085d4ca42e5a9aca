import { randomInt, randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { CallerKind } from './callers.ts';
import {
  addPerson,
  addSession,
  minutesFromNow,
  tokenOf,
  type Person,
  type Session,
} from '../world/people.ts';
import { addActing, type Organization, type World } from '../world/world.ts';

/** One caller who was just made for one request, so that no request meets what another one has left. */
export interface MatrixCase {
  world: World;
  caller: CallerKind;
  own: Organization;
  foreign: Organization;
  me: Person;
  session: Session;
  accessToken: string;
  /** An address of its own: limits count by it. */
  address: string;
  idempotencyKey: string;
}

/** What is sent, beyond what every request carries. */
export interface Sending {
  input: Record<string, unknown>;
  appmanager?: string;
  cookie?: string;
  /** Sent by somebody else of the same kind as the caller. */
  as?: { accessToken: string; own: Organization };
  /** The sign in it is one of the caller's organization: whoever has it may be told whose it is. */
  bearsSign?: true;
  /** What is kept of the caller and shown once or never: it may be in no reply and no log. */
  kept?: readonly string[];
  /** Says what is wrong with the data that those get who may call. */
  review?: (data: unknown) => string | undefined | Promise<string | undefined>;
}

export type Form = (matrixCase: MatrixCase) => Promise<Sending> | Sending;
/** By path and name of the form. */
export type Forms = Readonly<Record<string, Readonly<Record<string, Form>>>>;

/** Until when the session's identity is verified, by what it is good for. */
export function verificationOf({ role, state }: CallerKind): Record<string, Date> {
  if (state === 'unverified') return {};
  const isAdministrator = state === 'lesser' || (role === 'administrator' && state !== 'verifiedOwn');
  return {
    ...(state === 'verifiedAdministrator' ? {} : { own_until: minutesFromNow(10) }),
    ...(isAdministrator ? { administrator_until: minutesFromNow(10) } : {}),
  };
}

/** Its own each time, since what it lacks is in a row that others of its type need whole. */
async function incompleteOne(world: World, type: CallerKind['type']): Promise<Organization> {
  const org = await addActing(world, world.own[type]);
  await world.bench.owner.query(`update organization set country = '' where org_id = $1`, [org.orgId]);
  return org;
}

export async function makeMatrixCase(world: World, caller: CallerKind): Promise<MatrixCase> {
  const { type, role, state } = caller;
  const own = state === 'incomplete' ? await incompleteOne(world, type) : world.own[type];
  const me = await addPerson(world, own, role, {
    ...(state === 'lesser' ? { role_id: own.roles.lesser } : {}),
    ...(state === 'disabled' ? { activation: ACTIVATION.disabled } : {}),
    ...(state === 'mustChange' ? { force_change_password: true } : {}),
  });
  const session = await addSession(world, me, {
    ...(state === 'ended' ? { ended_at: new Date(), end_reason: 'revoked' } : {}),
    ...verificationOf(caller),
  });
  return {
    world,
    caller,
    own,
    foreign: world.foreign[type],
    me,
    session,
    accessToken: state === 'anonymous' ? '' : tokenOf(world, session),
    address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    idempotencyKey: randomUUID(),
  };
}
