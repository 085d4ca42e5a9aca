import type { Tx } from '../../platform/rpc/implement.ts';
import type { PartnerCaller } from './partnership.repository.ts';

type Asked = (tx: Tx, caller: PartnerCaller, other: string) => Promise<boolean>;

let asks: Asked = async () => false;

/** Said by the feature of orders: whether a pair has one that is open. */
export function askForOpenOrders(asked: Asked): void {
  asks = asked;
}

/** A partnership with an open order is not ended, nor is an organization that has one. */
export const hasOpenOrders: Asked = (tx, caller, other) => asks(tx, caller, other);
