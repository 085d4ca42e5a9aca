import type { Tx } from '../../platform/rpc/implement.ts';
import { listOpenOrders } from './open-orders.repository.ts';

/** Numbers of the open orders of an organization, with one other or with all. */
export type OpenOrders = (tx: Tx, orgId: string, otherOrgId?: string) => Promise<readonly string[]>;

/** What has open orders does not end: neither a partnership nor an organization. */
export const openOrdersOf: OpenOrders = listOpenOrders;
