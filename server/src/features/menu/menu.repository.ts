import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

/** The entries of the caller's organization type and features that the caller's role holds; administrators hold all. */
export async function listMenuEntries(tx: Tx, caller: Caller) {
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
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('role')
            .select(sql`1`.as('one'))
            .where('role.org_id', '=', caller.orgId)
            .where('role.id', '=', caller.roleId)
            .where('role.protected', '=', true),
        ),
        eb.exists(
          eb
            .selectFrom('role_menu')
            .select(sql`1`.as('one'))
            .where('role_menu.org_id', '=', caller.orgId)
            .where('role_menu.role_id', '=', caller.roleId)
            .whereRef('role_menu.menu_id', '=', 'menu_entry.id'),
        ),
      ]),
    )
    .orderBy('menu_entry.position')
    .execute();
}

export type MenuRow = Awaited<ReturnType<typeof listMenuEntries>>[number];
