import { listAllMenu } from '@archway/contract/menu/calls';
import { listRolesByPage } from '@archway/contract/role/calls';
import type { FailureOf, OutputOf } from '@archway/contract/core/call';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/call/call-failure.ts';
import { send } from '../../platform/call/call.ts';
import { callQuery } from '../../platform/call/queries.ts';

type RolePage = OutputOf<typeof listRolesByPage>;

/** All roles as far as they have been asked for, page after page. */
export const rolesQuery = infiniteQueryOptions<
  RolePage,
  CallFailure<FailureOf<typeof listRolesByPage>>,
  InfiniteData<RolePage, string | null>,
  readonly string[],
  string | null
>({
  queryKey: [listRolesByPage.path, 'all'],
  queryFn: ({ pageParam, signal }) =>
    send(listRolesByPage, pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }) => next,
  meta: { ignoreErrors: true },
});

/** Every screen and button that a role here can hold. */
export const allMenuQuery = callQuery(listAllMenu, {}, { ignoreErrors: true });
