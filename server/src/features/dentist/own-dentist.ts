import type { Dentist } from '@archway/contract/dentist/model';
import { record } from '../../platform/events/record.ts';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { selectedSignature } from '../account/public.ts';
import { findOwnDentist } from './dentist-people.repository.ts';
import { dentistChanged } from './dentist.events.ts';
import { belongingsOf, presentDentist } from './dentist.present.ts';
import { lockDentist } from './dentist.repository.ts';

interface OwnContext {
  tx: Tx;
  store: ObjectStore;
  caller: Caller;
  fail: (why: 'dentistMissing') => never;
}

/** Changes something of the dentist the caller is, who is locked meanwhile. */
export async function changeOwnDentist(
  { tx, store, caller, fail }: OwnContext,
  change: (dentistId: string) => Promise<void>,
): Promise<Dentist> {
  const id = (await findOwnDentist(tx, caller)) ?? fail('dentistMissing');
  const row = (await lockDentist(tx, caller.orgId, id)) ?? fail('dentistMissing');
  await change(id);
  await record(tx, dentistChanged, {});
  return presentDentist(row, await belongingsOf({ tx, store, caller }, [row]));
}

/** Changes a signature of the dentist the caller is: the one under the number the caller has selected. */
export async function changeOwnSignature(
  context: OwnContext,
  change: (place: { dentistId: string; number: number }) => Promise<void>,
): Promise<{ dentist: Dentist; number: number }> {
  const number = await selectedSignature(context.tx, context.caller);
  const dentist = await changeOwnDentist(context, (dentistId) => change({ dentistId, number }));
  return { dentist, number };
}
