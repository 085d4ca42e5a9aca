import type { OrderPrint } from '@archway/contract/order/paper';
import { OrderPrint as Print } from '@archway/contract/order/paper';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import type { PrintRow } from '../order-print.repository.ts';

type Shown = Pick<PrintRow, 'id' | 'state' | 'content_key' | 'kind'>;

/** It is shown by the browser itself, which prints and saves it. */
export async function presentPrint(row: Shown, store: ObjectStore): Promise<OrderPrint> {
  return {
    printId: row.id,
    state: Print.shape.state.parse(row.state),
    url: row.content_key === null ? null : await store.signRead(row.content_key, 'application/pdf'),
  };
}
