import { allotRolePermission, deleteRoles, saveRole, setDefaultRole } from '@archway/contract/role/calls';
import { ask } from '../ask.ts';
import { defineCase, unless, withVerifiedAdministrator, type Case } from '../case.ts';
import { roleIdOf } from './member.ts';
import type { Stage } from '../stage.ts';

async function withRole(stage: Stage) {
  const given = await withVerifiedAdministrator(stage);
  const { data } = await ask(stage, saveRole, { name: 'Night shift' }, given.headers);
  return { ...given, roleId: data.roleId };
}

/** One row with these values is what there is of it. */
const isSo =
  (stage: Stage, orgId: string, query: string, values: readonly unknown[]) => async (): Promise<string[]> => {
    const [row] = await stage.rows.rows(orgId, query, [...values]);
    return unless(row?.['so'] === true, `it is not so: ${query}`);
  };

export const roleCases: readonly Case[] = [
  defineCase({
    name: 'user/role/save_or_update (make)',
    call: saveRole,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerifiedAdministrator(stage);
      const query = `select count(*) = 1 as so from role where code = 'night-shift'`;
      return { clinic, input: { name: 'Night shift' }, headers, check: isSo(stage, clinic.orgId, query, []) };
    },
  }),
  defineCase({
    name: 'user/role/save_or_update (edit)',
    call: saveRole,
    prepare: async (stage) => {
      const { clinic, headers, roleId } = await withRole(stage);
      const query = `select name = 'Late shift' and scope = 'own' as so from role where id = $1`;
      const input = { roleId, name: 'Late shift', scope: 'own' as const };
      return { clinic, input, headers, check: isSo(stage, clinic.orgId, query, [roleId]) };
    },
  }),
  defineCase({
    call: setDefaultRole,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerifiedAdministrator(stage);
      const roleId = await roleIdOf(stage, clinic.orgId, 'dentist');
      const query = `select array_agg(id) = array[$1::uuid] as so from role where is_default`;
      return { clinic, input: { roleId }, headers, check: isSo(stage, clinic.orgId, query, [roleId]) };
    },
  }),
  defineCase({
    call: deleteRoles,
    prepare: async (stage) => {
      const { clinic, headers, roleId } = await withRole(stage);
      const query = `select count(*) = 0 as so from role where id = $1`;
      return { clinic, input: { ids: [roleId] }, headers, check: isSo(stage, clinic.orgId, query, [roleId]) };
    },
  }),
  defineCase({
    call: allotRolePermission,
    prepare: async (stage) => {
      const { clinic, headers, roleId } = await withRole(stage);
      const query = `select count(*) = 3 as so from role_menu where role_id = $1`;
      const input = { roleId, menuIds: ['userManagement.enable'] };
      return { clinic, input, headers, check: isSo(stage, clinic.orgId, query, [roleId]) };
    },
  }),
];
