import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';

/** `lesser`: has every permission for users and a verified identity, but other members have more permissions. */
export type CallerState =
  | 'anonymous'
  | 'ended'
  | 'disabled'
  | 'mustChange'
  | 'unverified'
  /** Identity verified for one group of calls but not for the other. */
  | 'verifiedOwn'
  | 'verifiedAdministrator'
  | 'lesser'
  /** Of an organization with an incomplete profile. */
  | 'incomplete'
  /** Of an organization that was given no feature. */
  | 'withoutFeatures'
  | 'sound';

export interface CallerKind {
  name: string;
  type: OrganizationType;
  role: 'administrator' | 'member';
  state: CallerState;
}

/** Whether the session alone is valid; a call may require more than that. */
export const hasLiveSession = ({ state }: CallerKind): boolean =>
  !['anonymous', 'ended', 'disabled', 'mustChange'].includes(state);

/** All administrators, so that only their state can stop them. */
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
  // Of a lab, because the clinic's other callers use up its daily invitations.
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
  {
    name: 'administrator of an incomplete lab',
    state: 'incomplete',
    type: ORGANIZATION_TYPE.lab,
    role: 'administrator',
  },
  {
    name: 'administrator of a clinic without the feature',
    state: 'withoutFeatures',
    type: ORGANIZATION_TYPE.clinic,
    role: 'administrator',
  },
  ...Object.entries(ORGANIZATION_TYPE).flatMap(([typeName, type]): CallerKind[] => [
    { name: `administrator of a ${typeName}`, type, role: 'administrator', state: 'sound' },
    { name: `member of a ${typeName} without the code`, type, role: 'member', state: 'sound' },
  ]),
];

const soundOf = (types: readonly OrganizationType[]): readonly CallerKind[] =>
  CALLERS.filter(({ type, state }) => types.includes(type) && state === 'sound');

/** Enough callers to test tenant isolation, which doesn't depend on the type of organization. */
export const FEW_CALLERS = soundOf([ORGANIZATION_TYPE.clinic]);

/** For calls that no clinic may make. */
export const FEW_OF_LABS = soundOf([ORGANIZATION_TYPE.lab]);

/** For rows of two organizations, which a clinic reaches as their home and a lab as their counterpart. */
export const FEW_OF_BOTH_SIDES = soundOf([ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab]);
