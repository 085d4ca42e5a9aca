import { correctLikes, saveLikes as call } from '@archway/contract/customer/calls';
import type { CustomerLikes, KeptLikes } from '@archway/contract/customer/model';
import { record } from '../../../platform/events/record.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { actingFor, findLikes, saveLikes } from '../../partner/public.ts';
import { likesSaved } from '../customer.events.ts';
import { presentLikes } from '../customer.present.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const saved = await keep(tx, caller, input);
  if (saved === 'notFound') return fail('notFound');
  if (saved === 'customerIsNewer') return fail('customerIsNewer', await versionOf(tx, caller, input));
  await record(tx, likesSaved, { clinic: input.companyCode, lab: caller.orgId });
  audit({ object: input.companyCode, detail: { version: saved.version } });
  return saved;
});

export const correct = implement(correctLikes, async ({ input, caller, tx, fail, audit }) => {
  const saved = await keep(tx, caller, input);
  if (saved === 'notFound') return fail('notFound');
  if (saved === 'customerIsNewer') return fail('customerIsNewer', await versionOf(tx, caller, input));
  await record(tx, likesSaved, { clinic: caller.orgId, lab: input.companyCode });
  audit({ object: input.companyCode, detail: { version: saved.version } });
  return saved;
});

interface Wish {
  companyCode: string;
  version: number;
  likes: CustomerLikes;
}

/** The same for both sides: whoever saves writes into the row of the pair. */
async function keep(
  tx: Tx,
  caller: Caller,
  { companyCode, version, likes }: Wish,
): Promise<KeptLikes | 'notFound' | 'customerIsNewer'> {
  const { actor } = await actingFor(tx, caller);
  const saved = await saveLikes(tx, caller, { other: companyCode, version, likes, actor });
  if (saved === undefined) return 'notFound';
  return saved === 'isNewer' ? 'customerIsNewer' : presentLikes(saved, caller.orgId);
}

async function versionOf(tx: Tx, caller: Caller, { companyCode }: Wish) {
  const kept = await findLikes(tx, caller, companyCode);
  return { data: { version: kept?.likes_version ?? 0 } };
}
