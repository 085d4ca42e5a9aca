import { printOrders as call } from '@archway/contract/order/paper';
import { SIZES_OF } from '@archway/rules/paper/paper';
import { v7 as uuidv7 } from 'uuid';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { toothNumberingFor } from '../../account/public.ts';
import { makePrint } from '../jobs/make-print.ts';
import { findSame, insertPrint } from '../order-print.repository.ts';
import { askedPrint, ordersToPrint } from '../paper/asked-print.ts';
import { readToPrint } from '../paper/order-to-print.ts';
import { saidOf } from '../paper/paper-of.ts';
import { presentPrint } from '../paper/present-print.ts';

export const print = implement(call, async ({ input, caller, tx, store, config, request, fail, audit }) => {
  const { kind, size, orderIds } = input;
  if (!SIZES_OF[kind].includes(size)) return fail('invalidInput', { data: { fields: ['size'] } });
  const rows = await ordersToPrint(tx, caller, orderIds);
  if (typeof rows === 'string') return fail(rows);
  const { orgId, userCode } = caller;
  const numbering = await toothNumberingFor(tx, caller);
  const { language } = request;
  const asked = await askedPrint(tx, caller, { kind, size, language, numbering }, config.PUBLIC_ORIGIN);
  const said = saidOf(await readToPrint(tx, caller, rows), asked);
  audit({ object: rows[0]?.id ?? '', detail: { kind, size, orders: rows.length } });
  const same = await findSame(tx, orgId, { askedBy: userCode, said });
  if (same !== undefined) return presentPrint(same, rows, store);
  const printId = uuidv7();
  const ids = rows.map(({ id }) => id);
  await insertPrint(tx, {
    org_id: orgId,
    id: printId,
    asked_by: userCode,
    kind,
    size,
    language,
    numbering,
    order_ids: ids,
  });
  await enqueueNow(tx, orgId, makePrint, [{ printId }]);
  return { printId, state: 'making' as const, url: null };
});
