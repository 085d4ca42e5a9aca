import { getUserDetail, listByPage } from '@archway/contract/member/calls';
import { listRoles } from '@archway/contract/role/calls';
import type { Activation } from '@archway/rules/organization-types';
import { callQuery } from '../../platform/queries.ts';

export const PAGE_SIZE = 50;

export interface MembersWanted {
  keyword: string;
  /** Undefined is everybody. */
  status: Activation | undefined;
  /** Undefined is any. */
  roleCode: string | undefined;
  /** Undefined is the first page. */
  cursor: string | undefined;
}

export const membersQuery = ({ keyword, status, roleCode, cursor }: MembersWanted) =>
  callQuery(
    listByPage,
    {
      pageSize: PAGE_SIZE,
      ...(keyword === '' ? {} : { keyword }),
      ...(status === undefined ? {} : { status }),
      ...(roleCode === undefined ? {} : { roleCode }),
      ...(cursor === undefined ? {} : { cursor }),
    },
    { ignoreErrors: true },
  );

/** How many there are in a state: a page of one carries the total. */
export const memberCountQuery = (status: Activation | undefined) =>
  callQuery(listByPage, { pageSize: 1, ...(status === undefined ? {} : { status }) }, { ignoreErrors: true });

export const memberQuery = (userCode: string) =>
  callQuery(getUserDetail, { userCode }, { ignoreErrors: true });

export const rolesQuery = callQuery(listRoles, {});
