import type { OrderPlan } from '@archway/contract/order/model';
import { placeOf } from '@archway/rules/order/chosen-works';
import { inSendingOrder, isSentAtFirst } from '@archway/rules/order/sent-at-first';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { selectedSignature } from '../account/public.ts';
import { listKnownFiles, type CaseRow } from '../case/public.ts';
import { readPrescription } from '../treatment/public.ts';
import { typeAsked } from './type-asked.ts';

/** What is said of several orders at once. */
export type SaidOfAll = Pick<OrderPlan, 'type'> & { labCode: string; requestedOn: string | null };

/** What an order of a case says when nobody chooses: all works, all scans and papers that are finished. */
export async function firstPlan(
  tx: Tx,
  caller: Caller,
  { id, dentist_id: dentistId }: Pick<CaseRow, 'id' | 'dentist_id'>,
  said: SaidOfAll,
): Promise<OrderPlan> {
  const { works } = await readPrescription(tx, caller.orgId, id);
  const files = (await listKnownFiles(tx, caller.orgId, id)).filter(
    (file) => isSentAtFirst(file) && file.tag === 'finished',
  );
  return {
    ...said,
    type: typeAsked(said.type, undefined),
    sharesName: true,
    comesByParcel: false,
    dentistId,
    signature: await selectedSignature(tx, caller),
    note: '',
    works: works.filter(({ type }) => type !== 'None').map(placeOf),
    files: inSendingOrder(files).map(({ fileId }) => fileId),
  };
}
