import { Prescription } from '@archway/contract/treatment/model';
import { leaveDay } from '@archway/rules/order/leave-day';
import { unitsOf } from '@archway/rules/order/units';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findOwnSettings } from '../lab-settings/public.ts';
import { holdPartner } from '../partner/public.ts';
import { listToPlan, savePlanOfLab } from './lab-order-list.repository.ts';

interface Part {
  /** Beyond this one, in the order of ids. */
  after?: string;
  most: number;
  /** Those of one clinic. */
  clinic?: string;
  orderId?: string;
}

/**
 * Brings what a lab plans of its orders to its settings of now: when each must leave, and what it counts toward the day.
 * Answers with the ids of those that changed, and with the last one that was looked at.
 */
export async function planLabOrders(
  tx: Tx,
  lab: string,
  part: Part,
): Promise<{ changed: string[]; last: string | undefined }> {
  const orders = await listToPlan(tx, lab, part);
  if (orders.length === 0) return { changed: [], last: undefined };
  const settings = await findOwnSettings(tx, lab);
  if (settings === undefined) return { changed: [], last: undefined };
  const onWay = await daysOnWayTo(tx, lab, new Set(orders.map(({ org_id }) => org_id)));
  const changed: string[] = [];
  for (const { id, org_id, due_on, prescription } of orders) {
    const daysOnWay = onWay.get(org_id) ?? settings.daysOnWay;
    const plan = {
      leavesOn: leaveDay(settings, due_on, daysOnWay),
      units: unitsOf(Prescription.parse(prescription), settings.units),
    };
    if (await savePlanOfLab(tx, lab, { id, ...plan })) changed.push(id);
  }
  return { changed, last: orders.at(-1)?.id };
}

/** To those clinics for which the lab has said so in particular. */
async function daysOnWayTo(tx: Tx, lab: string, clinics: ReadonlySet<string>): Promise<Map<string, number>> {
  const side = { orgId: lab, orgType: ORGANIZATION_TYPE.lab };
  const days = new Map<string, number>();
  // In the order of their ids, so that two jobs don't wait for each other.
  for (const clinic of [...clinics].toSorted()) {
    const partner = await holdPartner(tx, side, clinic);
    if (partner?.days_on_way != null) days.set(clinic, partner.days_on_way);
  }
  return days;
}
