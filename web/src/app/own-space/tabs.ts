import type { TextKey } from '@archway/locales/keys';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isAnyGranted, type PermissionForm } from '@archway/rules/permissions';
import type { Icon } from '@archway/ui/icon';
import {
  Bell,
  Building2,
  Contact,
  KeyRound,
  MonitorSmartphone,
  SlidersHorizontal,
  Stethoscope,
  User,
} from 'lucide-react';

/** A tab of one's own space: it has a line here, its address in `routes.ts`, and its screen in `own-space.tsx`. */
export interface OwnSpaceTab {
  path: string;
  title: TextKey;
  icon: Icon;
  /** For holders of one of these; for everybody when left out. */
  anyOf?: readonly PermissionForm[];
  /** For members of such organizations; for those of all when left out. */
  organizationTypes?: readonly number[];
}

/** About the reader. */
const PERSONAL: readonly OwnSpaceTab[] = [
  { path: '/own-space/account-info', title: 'ownSpace.accountInfo', icon: User },
  { path: '/own-space/change-password', title: 'ownSpace.changePassword', icon: KeyRound },
  { path: '/own-space/auth-management', title: 'ownSpace.authManagement', icon: MonitorSmartphone },
  { path: '/own-space/configuration', title: 'ownSpace.configuration', icon: SlidersHorizontal },
  { path: '/own-space/receive-email', title: 'ownSpace.receiveEmail', icon: Bell },
];

/** About the organization the reader works for. */
const PRACTICE: readonly OwnSpaceTab[] = [
  {
    path: '/own-space/dentist-management',
    title: 'ownSpace.dentists',
    icon: Stethoscope,
    organizationTypes: [ORGANIZATION_TYPE.clinic],
  },
  { path: '/own-space/organisation-info', title: 'ownSpace.organization', icon: Building2 },
  {
    path: '/own-space/contacts',
    title: 'ownSpace.contacts',
    icon: Contact,
    anyOf: ['contact:record:read'],
  },
];

export interface TabReader {
  permissions: readonly string[];
  organization: { type: number };
}

export interface TabGroup {
  title: TextKey;
  tabs: readonly OwnSpaceTab[];
}

/** The tabs somebody has, in groups. */
export function tabGroupsOf(reader: TabReader): TabGroup[] {
  const isClinic = reader.organization.type === ORGANIZATION_TYPE.clinic;
  const isFor = ({ anyOf, organizationTypes }: OwnSpaceTab): boolean =>
    (anyOf === undefined || isAnyGranted(reader.permissions, anyOf)) &&
    (organizationTypes === undefined || organizationTypes.includes(reader.organization.type));
  return [
    { title: 'ownSpace.personal', tabs: PERSONAL.filter(isFor) },
    // A lab or a dealer is no practice.
    { title: isClinic ? 'ownSpace.practice' : 'ownSpace.organization', tabs: PRACTICE.filter(isFor) },
  ];
}
