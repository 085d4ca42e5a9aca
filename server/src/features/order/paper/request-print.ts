import type { OrderPrint, printCase, printOrders } from '@archway/contract/order/paper';
import type { PaperKind, PaperSize } from '@archway/rules/paper/paper';
import { v7 as uuidv7 } from 'uuid';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import type { CallContext } from '../../../platform/rpc/implement.ts';
import { toothNumberingFor } from '../../account/public.ts';
import { makePrint } from '../jobs/make-print.ts';
import { findSame, insertPrint } from '../order-print.repository.ts';
import { askedPrint } from './asked-print.ts';
import { saidOf } from './paper-of.ts';
import { presentPrint } from './present-print.ts';
import type { Printed, PrintedOf } from './printed-of.ts';

type Asking = Pick<
  CallContext<typeof printOrders> & CallContext<typeof printCase>,
  'caller' | 'tx' | 'store' | 'config' | 'request'
>;

/** What was made before and says the same is answered right away; a job makes all else. */
export async function requestPrint(
  { caller, tx, store, config, request }: Asking,
  printed: Printed,
  { kind, size, ...of }: PrintedOf & { kind: PaperKind; size: PaperSize },
): Promise<OrderPrint> {
  const { orgId, userCode } = caller;
  const { language } = request;
  const numbering = await toothNumberingFor(tx, caller);
  const asked = await askedPrint(tx, caller, { kind, size, language, numbering }, config.PUBLIC_ORIGIN);
  const said = saidOf(await printed.read(), asked);
  const same = await findSame(tx, orgId, { askedBy: userCode, said });
  if (same !== undefined) return presentPrint(same, printed.codes, store);
  const printId = uuidv7();
  await insertPrint(tx, {
    ...of,
    org_id: orgId,
    id: printId,
    asked_by: userCode,
    kind,
    size,
    language,
    numbering,
  });
  await enqueueNow(tx, orgId, makePrint, [{ printId }]);
  return { printId, state: 'making', url: null };
}
