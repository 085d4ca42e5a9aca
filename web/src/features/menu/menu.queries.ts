import { listUserMenu } from '@archway/contract/menu/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const userMenuQuery = callQuery(listUserMenu, {});
