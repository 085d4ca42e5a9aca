import { isWorkingDay, nextWorkingDay, plusWorkingDays } from '@archway/rules/calendar';
import { plusDays, todayIn } from '@archway/rules/date-presets';
import { momentOf } from '@archway/rules/time-of-day';
import {
  seedOrders,
  type OrderSeed,
  type OrderSeedStep,
  type SeededPerson,
} from '@archway/server/features/order/public';
import type { SeedDatabase } from '@archway/server/features/organization/public';
import { CASES } from './cases.ts';
import { CAST_LAB_SETTINGS } from './lab-settings.ts';
import { CAST_ORDERS, PAIRS, type CastOrder, type CastStep, type Pair } from './order-list.ts';
import { CAST } from './organizations.ts';

const MINUTE = 60_000;

/** Puts the orders of the cast in: what went on between its clinics and labs until now. */
export async function seedCastOrders(db: SeedDatabase, now = new Date()): Promise<void> {
  await seedOrders(
    db,
    PAIRS.flatMap((pair) => (CAST_ORDERS[pair.clinic] ?? []).map((order) => seedOf(pair, order, now))),
  );
}

function seedOf(pair: Pair, order: CastOrder, now: Date): OrderSeed {
  const settings = CAST_LAB_SETTINGS[pair.lab];
  const [clinic, lab] = [organizationOf(pair.clinic), organizationOf(pair.lab)];
  const cast = CASES[pair.clinic]?.find(({ name }) => name === order.case);
  if (settings === undefined || cast === undefined) throw new Error(`nobody can order ${order.case}`);
  const { timeZone } = lab;
  const calendar = { ...settings, timeZone };
  const asked = plusDays(todayIn(timeZone, now), -order.daysAgo);
  const begun = isWorkingDay(calendar, asked) ? asked : (nextWorkingDay(calendar, asked) ?? asked);
  const dayAfter = (days: number): string => plusWorkingDays(calendar, begun, days) ?? begun;
  const technician = order.technician === undefined ? undefined : lab.personOf(order.technician).userCode;
  const steps = order.steps.map((step, i): OrderSeedStep => {
    const left = order.steps.length - i;
    const at = momentOf(dayAfter(step.after), step.hour, timeZone).getTime() + step.minute * MINUTE;
    const who = step.who === null ? null : (step.by === 'clinic' ? clinic : lab).personOf(step.who);
    // What would come later today has come a few minutes ago.
    return {
      ...step,
      who,
      at: new Date(Math.min(at, now.getTime() - left * MINUTE)),
      ...detailOf(step, dayAfter),
    };
  });
  const madeAt = new Date((steps[0]?.at ?? now).getTime() - 20 * MINUTE);
  return {
    clinic: clinic.orgId,
    lab: lab.orgId,
    caseName: order.case,
    maker: clinic.personOf(cast.by),
    madeAt,
    type: order.type ?? 'designAndMake',
    sharesName: order.hidesName !== true,
    requestedOn: dayAfter(order.wantedAfter),
    isRush: order.isRush ?? false,
    note: order.note ?? '',
    ...(technician !== undefined && { technician }),
    steps,
  };
}

/** A parcel is there on the next day the lab works but one; a proposal is so many of its days later than what was asked. */
function detailOf(step: CastStep, dayAfter: (days: number) => string): Pick<OrderSeedStep, 'detail'> {
  const { carrier, trackingNumber, carrierBefore, proposedAfter, reason, reasonText } = step;
  const parcel = (by: NonNullable<CastStep['carrier']>) => ({
    carrier: by,
    trackingNumber: trackingNumber ?? '',
    shippedOn: dayAfter(step.shippedAfter ?? step.after),
    arrivesOn: dayAfter((step.shippedAfter ?? step.after) + 1),
  });
  return {
    detail: {
      ...(carrier !== undefined && { shipping: parcel(carrier) }),
      ...(carrierBefore !== undefined && {
        shippingBefore: { ...parcel(carrierBefore), trackingNumber: '' },
      }),
      ...(proposedAfter !== undefined && { day: dayAfter(proposedAfter) }),
      ...(reason !== undefined && { reason, reasonText: reasonText ?? '' }),
    },
  };
}

function organizationOf(name: string) {
  const organization = CAST.find((one) => one.name === name);
  if (organization?.profile === undefined) throw new Error(`${name} orders nothing`);
  const { orgId, members, profile } = organization;
  const personOf = (wanted: string): SeededPerson => {
    const member = members.find((one) => one.name === wanted);
    if (member === undefined) throw new Error(`${wanted} is not of ${name}`);
    return { userCode: member.userCode, name: member.displayName };
  };
  return { orgId, timeZone: profile.timeZone, personOf };
}
