import type { InputOf } from '@archway/contract/core/call';
import { getUserDetail, listByPage, listJoinRequests } from '@archway/contract/member/calls';
import { listRoles } from '@archway/contract/role/calls';
import type { Activation } from '@archway/rules/organization-types';
import { callQuery } from '../../platform/call/queries.ts';

export const membersQuery = (asked: InputOf<typeof listByPage>) =>
  callQuery(listByPage, asked, { ignoreErrors: true });

/** How many there are in a state: a page of one carries the total. */
export const memberCountQuery = (status: Activation | undefined) =>
  callQuery(listByPage, { pageSize: 1, ...(status === undefined ? {} : { status }) }, { ignoreErrors: true });

export const memberQuery = (userCode: string) =>
  callQuery(getUserDetail, { userCode }, { ignoreErrors: true });

export const joinRequestsQuery = callQuery(listJoinRequests, {}, { ignoreErrors: true });

export const rolesQuery = callQuery(listRoles, {});
