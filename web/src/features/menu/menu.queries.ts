import { listUserMenu } from '@archway/contract/menu/calls';
import { callQuery } from '../../platform/queries.ts';

export const userMenuQuery = callQuery(listUserMenu, {});
