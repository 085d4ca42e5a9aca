import type { Tx } from '../../platform/rpc/implement.ts';
import { findActingPeople } from '../dentist/public.ts';
import { listHolders, listToldMembers, type ToldMember } from '../member/public.ts';
import { findTechnician } from './lab-order.repository.ts';
import { findPlan, type PlanRow } from './order-plan.repository.ts';
import { ownersOf } from './owners.ts';

export type Receiver = 'clinic' | 'lab' | 'releasers' | 'asker' | 'technician';

interface Asked {
  to: Receiver;
  orderId: string;
  /** Who had asked for a release. */
  asker?: string | null;
  /** To whom the work was given, which may have gone to another since. */
  technician?: string | null;
}

/** Who is told of an order: in the clinic its people, in the lab the technician, else all who may accept. */
export async function receiversOf(
  tx: Tx,
  orgId: string,
  { to, orderId, asker = null, technician = null }: Asked,
): Promise<ToldMember[]> {
  if (to === 'lab' || to === 'technician') {
    const holder = await findTechnician(tx, orgId, orderId);
    if (to === 'technician') return listToldMembers(tx, orgId, holder === technician ? listed(holder) : []);
    return holder === null ? listHolders(tx, orgId, 'orders.accept') : listToldMembers(tx, orgId, [holder]);
  }
  if (to === 'asker') return listToldMembers(tx, orgId, listed(asker));
  const plan = await findPlan(tx, orgId, orderId);
  if (plan === undefined) return [];
  if (to === 'clinic') return listToldMembers(tx, orgId, await ownersOf(tx, orgId, plan));
  return listReleasers(tx, orgId, plan);
}

const listed = (userCode: string | null): string[] => (userCode === null ? [] : [userCode]);

/** The dentist and the deputies; for a dentist who cannot sign in, everybody who may release. */
async function listReleasers(tx: Tx, orgId: string, { dentist_id }: PlanRow) {
  const people = dentist_id === null ? undefined : await findActingPeople(tx, orgId, dentist_id);
  if (people?.dentist == null) return listHolders(tx, orgId, 'orders.release');
  return listToldMembers(tx, orgId, [people.dentist, ...people.deputies]);
}
