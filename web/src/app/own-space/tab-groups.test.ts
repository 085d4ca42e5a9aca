import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { tabGroupsOf } from './tab-groups.ts';

const practice = (type: number, ...permissions: string[]) =>
  tabGroupsOf({ permissions, organization: { type } })[1]?.tabs.map(({ path }) => path.split('/').at(-1));

test('dentists are for clinics, contacts for those who may read them', () => {
  expect(practice(ORGANIZATION_TYPE.clinic)).toEqual(['dentist-management', 'organisation-info']);
  expect(practice(ORGANIZATION_TYPE.clinic, '*:*:*')).toEqual([
    'dentist-management',
    'organisation-info',
    'contacts',
  ]);
  expect(practice(ORGANIZATION_TYPE.lab, 'contact:record:read')).toEqual(['organisation-info', 'contacts']);
});
