import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';

/** `lesser`: holds every code for users, and an administrator's password was given, but others hold more. */
export type CallerState =
  | 'anonymous'
  | 'ended'
  | 'disabled'
  | 'mustChange'
  | 'unverified'
  /** Identity verified for one group of acts and not for the other. */
  | 'verifiedOwn'
  | 'verifiedAdministrator'
  | 'lesser'
  /** Of an organization that has not told all it must to deal with others. */
  | 'incomplete'
  | 'sound';

export interface CallerKind {
  name: string;
  type: OrganizationType;
  role: 'administrator' | 'member';
  state: CallerState;
}

/** Lets the caller in by itself; what a call asks beyond that may still be missing. */
export const hasLiveSession = ({ state }: CallerKind): boolean =>
  !['anonymous', 'ended', 'disabled', 'mustChange'].includes(state);

/** Administrators: what stops them is their state alone. */
const SPECIAL: readonly [name: string, state: CallerState][] = [
  ['anonymous', 'anonymous'],
  ['ended session', 'ended'],
  ['disabled member with a live token', 'disabled'],
  ['must change the password', 'mustChange'],
  ['identity not verified', 'unverified'],
];

const VERIFIED_FOR_ONE: readonly [name: string, state: CallerState][] = [
  ['identity verified as owner only', 'verifiedOwn'],
  ['identity verified by an administrator only', 'verifiedAdministrator'],
];

export const CALLERS: readonly CallerKind[] = [
  ...SPECIAL.map(([name, state]): CallerKind => ({
    name,
    state,
    type: ORGANIZATION_TYPE.clinic,
    role: 'administrator',
  })),
  // Of a lab: the clinic's other callers use up what invitations it has for a day.
  ...VERIFIED_FOR_ONE.map(([name, state]): CallerKind => ({
    name,
    state,
    type: ORGANIZATION_TYPE.lab,
    role: 'administrator',
  })),
  {
    name: 'member with the codes for users, some of whom have a role beyond that',
    state: 'lesser',
    type: ORGANIZATION_TYPE.lab,
    role: 'member',
  },
  {
    name: 'administrator of an incomplete organization',
    state: 'incomplete',
    type: ORGANIZATION_TYPE.clinic,
    role: 'administrator',
  },
  ...Object.entries(ORGANIZATION_TYPE).flatMap(([typeName, type]): CallerKind[] => [
    { name: `administrator of a ${typeName}`, type, role: 'administrator', state: 'sound' },
    { name: `member of a ${typeName} without the code`, type, role: 'member', state: 'sound' },
  ]),
];

/** Enough to see whether organizations are kept apart, which does not depend on their type. */
export const FEW_CALLERS: readonly CallerKind[] = CALLERS.filter(
  ({ type, state }) => type === ORGANIZATION_TYPE.clinic && state === 'sound',
);
