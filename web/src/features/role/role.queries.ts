import { listAllMenu } from '@archway/contract/menu/calls';
import { listRolesByPage } from '@archway/contract/role/calls';
import { callQuery, pagesQuery } from '../../platform/call/queries.ts';

/** All roles as far as they have been asked for, page after page. */
export const rolesQuery = pagesQuery(listRolesByPage, {});

/** Every screen and button that a role here can hold. */
export const allMenuQuery = callQuery(listAllMenu, {}, { ignoreErrors: true });
