import { isGranted } from '@archway/rules/permissions';
import type { OrderCaller } from './order.repository.ts';
import type { ReleaseFacts } from '@archway/rules/order/release';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findActingPeople, type ActingPeople } from '../dentist/public.ts';

/** Who may release an order: what the rules ask about the caller and the order's dentist. */
export interface Release {
  facts: ReleaseFacts;
  people: ActingPeople | undefined;
}

export async function readRelease(
  tx: Tx,
  caller: Pick<Caller, 'userCode' | 'permissions'> & Pick<OrderCaller, 'orgId'>,
  dentistId: string | null,
): Promise<Release> {
  const people = dentistId === null ? undefined : await findActingPeople(tx, caller.orgId, dentistId);
  return {
    people,
    facts: {
      hasRight: isGranted(caller.permissions, 'order:record:release'),
      isDentist: people?.dentist === caller.userCode,
      isDeputy: people?.deputies.includes(caller.userCode) ?? false,
      dentistHasAccount: (people?.dentist ?? null) !== null,
    },
  };
}
