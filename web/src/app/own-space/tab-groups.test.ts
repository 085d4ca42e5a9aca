import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { tabGroupsOf } from './tab-groups.ts';

const practice = (type: number, ...permissions: string[]) =>
  tabGroupsOf({ permissions, organization: { type } })[1]?.tabs.map(({ path }) => path.split('/').at(-1));

/** Of the tabs that come and go; others stand beside them. */
const shown = (type: number, ...permissions: string[]) =>
  ['dentist-management', 'organisation-info', 'contacts'].filter((tab) =>
    practice(type, ...permissions)?.includes(tab),
  );

test('dentists are for clinics, contacts for those who may read them', () => {
  const { clinic, lab } = ORGANIZATION_TYPE;
  expect(shown(clinic)).toEqual(['dentist-management', 'organisation-info']);
  expect(shown(clinic, '*:*:*')).toEqual(['dentist-management', 'organisation-info', 'contacts']);
  expect(shown(lab, 'contact:record:read')).toEqual(['organisation-info', 'contacts']);
});
