import { randomUUID } from 'node:crypto';
import { ACTIVATION } from '@archway/rules/organization-types';
import { freshAddress } from '../../harness/addresses.ts';
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

/** A fresh caller for one request, so that requests don't influence each other. */
export interface MatrixCase {
  world: World;
  caller: CallerKind;
  own: Organization;
  foreign: Organization;
  me: Person;
  session: Session;
  accessToken: string;
  /** In a network of its own, because limits count by address and by network. */
  address: string;
  idempotencyKey: string;
}

/** The input of a request and how it is sent. */
export interface Sending {
  input: Record<string, unknown>;
  appmanager?: string;
  cookie?: string;
  /** Sent by another caller of the same kind. */
  as?: { accessToken: string; own: Organization };
  /** The input contains a mailed token of the caller's organization, so the answer may name the organization. */
  bearsSign?: true;
  /** Secrets of the caller that must be in no reply and no log. */
  kept?: readonly string[];
  /** Returns what is wrong with the data of a successful answer. */
  review?: (data: unknown) => string | undefined | Promise<string | undefined>;
}

export type Form = (matrixCase: MatrixCase) => Promise<Sending> | Sending;
/** Forms of input by call path and name of the form. */
export type Forms = Readonly<Record<string, Readonly<Record<string, Form>>>>;

/** Until when the identity is verified, by group of calls. */
export function verificationOf({ role, state }: CallerKind): Record<string, Date> {
  if (state === 'unverified') return {};
  const isAdministrator = state === 'lesser' || (role === 'administrator' && state !== 'verifiedOwn');
  return {
    ...(state === 'verifiedAdministrator' ? {} : { own_until: minutesFromNow(10) }),
    ...(isAdministrator ? { administrator_until: minutesFromNow(10) } : {}),
  };
}

/** A new organization each time, because other callers of the type need a complete profile. */
async function incompleteOne(world: World, type: CallerKind['type']): Promise<Organization> {
  const org = await addActing(world, world.own[type]);
  await world.bench.owner.query(`update organization set country = '' where org_id = $1`, [org.orgId]);
  return org;
}

/** A new organization as well, because features belong to the whole of it. */
async function featurelessOne(world: World, type: CallerKind['type']): Promise<Organization> {
  const org = await addActing(world, world.own[type]);
  await world.bench.owner.query(`update organization set features = '{}' where org_id = $1`, [org.orgId]);
  return org;
}

function ownOrganization(world: World, { type, state }: CallerKind): Promise<Organization> | Organization {
  if (state === 'incomplete') return incompleteOne(world, type);
  return state === 'withoutFeatures' ? featurelessOne(world, type) : world.own[type];
}

export async function makeMatrixCase(world: World, caller: CallerKind): Promise<MatrixCase> {
  const { type, role, state } = caller;
  const own = await ownOrganization(world, caller);
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
    address: freshAddress(),
    idempotencyKey: randomUUID(),
  };
}
