import type { OrderDetail } from '@archway/contract/order/model';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { OrderingClinic, Party } from './world.ts';

/** An order as the last answer about it said it is. */
export interface KnownOrder {
  orderId: string;
  caseId: string;
  clinic: OrderingClinic;
  lab: Party;
  version: number;
  revision: number;
  status: OrderStatus;
  isStarted: boolean;
  /** What the clinic's page shows of its plan. */
  planVersion: number;
  seal: string;
}

/** The orders that the people of a seed know of. */
export class KnownOrders {
  readonly #orders = new Map<string, KnownOrder>();

  add(made: KnownOrder): void {
    this.#orders.set(made.orderId, made);
  }

  /** Takes over what an answer says, unless a newer one was heard already. */
  hear(told: Partial<OrderDetail> | null | undefined): void {
    const order = this.#orders.get(told?.orderId ?? '');
    if (order === undefined || told?.version === undefined || told.version < order.version) return;
    order.version = told.version;
    order.revision = told.revision ?? order.revision;
    order.status = told.status ?? order.status;
    order.isStarted = told.isStarted ?? order.isStarted;
    if (told.own == null) return;
    order.planVersion = told.own.planVersion;
    order.seal = told.own.seal;
  }

  of({ org }: Party): KnownOrder[] {
    return [...this.#orders.values()].filter(
      ({ clinic, lab }) => clinic.org.orgId === org.orgId || lab.org.orgId === org.orgId,
    );
  }
}
