import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** The entries of the caller's organization: of its type and features, and switched on. */
function availableTo(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('menu_entry')
    .selectAll('menu_entry')
    .where('menu_entry.status', '=', 1)
    .where(sql<boolean>`${caller.orgType} = any(menu_entry.org_types)`)
    .where((eb) =>
      eb.or([
        eb('menu_entry.feature', 'is', null),
        eb.exists(
          eb
            .selectFrom('organization')
            .select(sql`1`.as('one'))
            .where('organization.org_id', '=', caller.orgId)
            .where(sql<boolean>`menu_entry.feature = any(organization.features)`),
        ),
      ]),
    )
    .orderBy('menu_entry.position');
}

/** Those that a role can be given. */
export async function listAvailableEntries(tx: Tx, caller: Caller): Promise<MenuRow[]> {
  return availableTo(tx, caller).where('menu_entry.administrators_only', '=', false).execute();
}

/** Those of them that a role holds, the caller's own if no other is named; administrators hold all. */
export async function listMenuEntries(tx: Tx, caller: Caller, roleId = caller.roleId) {
  return availableTo(tx, caller)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('role')
            .select(sql`1`.as('one'))
            .where('role.org_id', '=', caller.orgId)
            .where('role.id', '=', roleId)
            .where('role.protected', '=', true),
        ),
        eb.exists(
          eb
            .selectFrom('role_menu')
            .select(sql`1`.as('one'))
            .where('role_menu.org_id', '=', caller.orgId)
            .where('role_menu.role_id', '=', roleId)
            .whereRef('role_menu.menu_id', '=', 'menu_entry.id'),
        ),
      ]),
    )
    .execute();
}

export type MenuRow = Awaited<ReturnType<typeof listMenuEntries>>[number];

export async function hasRole(tx: Tx, caller: Caller, roleId: string): Promise<boolean> {
  const role = await tx
    .selectFrom('role')
    .select('id')
    .where('org_id', '=', caller.orgId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  return role !== undefined;
}
