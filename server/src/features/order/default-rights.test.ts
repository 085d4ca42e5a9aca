import { orderMenu } from '@archway/contract/order/menu';
import { DEFAULT_ROLES, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isGranted } from '@archway/rules/permissions';
import { expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization } from '../../testing/people.ts';

const site = await openSite();

/** What each seeded role starts with of orders; administrators hold everything of their side. */
const STARTS_WITH: Readonly<Record<string, readonly string[]>> = {
  dentist: ['read', 'save', 'release', 'complete', 'hold'],
  assistant: ['read', 'save', 'complete', 'hold'],
  technician: ['read', 'process', 'hold', 'tray'],
  'front-desk': ['read', 'accept', 'reject', 'ship', 'hold', 'dates', 'assign', 'tray'],
};
const RIGHTS = [
  'read',
  'save',
  'release',
  'accept',
  'reject',
  'complete',
  'process',
  'ship',
  'hold',
  'dates',
  'assign',
  'tray',
];

test.each(['clinic', 'lab'] as const)('the roles of a %s start with their rights on orders', async (kind) => {
  const type = ORGANIZATION_TYPE[kind];
  const { orgId } = await makeOrganization(site, type);
  const rows = await rowsAs<{ code: string; permission: string }>(
    site.owner,
    orgId,
    `select r.code, e.permission from role r
     join role_menu m on m.org_id = r.org_id and m.role_id = r.id join menu_entry e on e.id = m.menu_id
     where r.org_id = app_org() and e.permission is not null`,
  );
  for (const { code } of DEFAULT_ROLES[type].slice(1)) {
    const held = rows.filter((row) => row.code === code).map(({ permission }) => permission);
    const rights = RIGHTS.filter((right) => isGranted(held, `order:record:${right}`));
    expect([code, rights]).toEqual([code, STARTS_WITH[code]]);
  }
});

test('every call of orders is granted by one entry of the menu', () => {
  const calls = orderMenu.flatMap((entry) =>
    (entry.calls ?? []).map(({ path, access }) => ({ path, access, entry })),
  );
  for (const { path, access, entry } of calls) expect([path, access]).toEqual([path, entry.permission]);
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
});
