import type { OrderPrint } from '@archway/contract/order/paper';
import { OrderPrint as Print } from '@archway/contract/order/paper';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import type { PrintRow } from '../order-print.repository.ts';

type Shown = Pick<PrintRow, 'id' | 'state' | 'content_key' | 'kind'>;

/** A download and no page: what was typed by anyone is in it. */
export async function presentPrint(
  row: Shown,
  codes: readonly string[],
  store: ObjectStore,
): Promise<OrderPrint> {
  return {
    printId: row.id,
    state: Print.shape.state.parse(row.state),
    url:
      row.content_key === null
        ? null
        : await store.signDownload(row.content_key, {
            contentType: 'application/pdf',
            fileName: `${nameOf(codes)}_${row.kind}.pdf`,
          }),
  };
}

/** Several are named by the first of them. */
function nameOf(codes: readonly string[]): string {
  const [first = ''] = codes;
  return codes.length > 1 ? `${first}_${codes.length}` : first;
}
