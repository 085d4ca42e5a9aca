import type { Tx } from '../../platform/rpc/implement.ts';
import { findActingPeople } from '../dentist/public.ts';
import { listHolders, listToldMembers, type ToldMember } from '../member/public.ts';
import { findTechnician } from './lab-order.repository.ts';
import { findPlan, type PlanRow } from './order-plan.repository.ts';
import { ownersOf } from './owners.ts';

export type Receiver = 'clinic' | 'lab' | 'releasers' | 'asker' | 'technician';

/** Who is told of an order: in the clinic its people, in the lab the technician, else all who may accept. */
export async function receiversOf(
  tx: Tx,
  orgId: string,
  { to, orderId, asker = null }: { to: Receiver; orderId: string; asker?: string | null },
): Promise<ToldMember[]> {
  if (to === 'lab' || to === 'technician') {
    const technician = await findTechnician(tx, orgId, orderId);
    if (technician !== null) return listToldMembers(tx, orgId, [technician]);
    return to === 'lab' ? listHolders(tx, orgId, 'orders.accept') : [];
  }
  if (to === 'asker') return listToldMembers(tx, orgId, asker === null ? [] : [asker]);
  const plan = await findPlan(tx, orgId, orderId);
  if (plan === undefined) return [];
  if (to === 'clinic') return listToldMembers(tx, orgId, await ownersOf(tx, orgId, plan));
  return listReleasers(tx, orgId, plan);
}

/** The dentist and the deputies; for a dentist who cannot sign in, everybody who may release. */
async function listReleasers(tx: Tx, orgId: string, { dentist_id }: PlanRow) {
  const people = dentist_id === null ? undefined : await findActingPeople(tx, orgId, dentist_id);
  if (people?.dentist == null) return listHolders(tx, orgId, 'orders.release');
  return listToldMembers(tx, orgId, [people.dentist, ...people.deputies]);
}
