import type { TextKey } from '@archway/locales/keys';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isAnyGranted } from '@archway/rules/permissions';
import type { OwnSpaceTab } from '../../platform/feature.ts';
import { TABS } from './tabs.ts';

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
  const tabsOf = (wanted: OwnSpaceTab['group']): OwnSpaceTab[] =>
    TABS.filter((tab) => tab.group === wanted && isFor(tab));
  return [
    { title: 'ownSpace.personal', tabs: tabsOf('personal') },
    // A lab or a dealer is no practice.
    { title: isClinic ? 'ownSpace.practice' : 'ownSpace.organization', tabs: tabsOf('practice') },
  ];
}
