import type { PartnerCard } from '@archway/contract/partner/model';
import { PARTNERSHIP_STEPS } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

export interface PartnershipSeed {
  clinic: SeededSide;
  lab: SeededSide;
  appliedBy: 'clinic' | 'lab';
  status: PartnershipStatus;
  /** Who acted last. */
  actedBy: 'clinic' | 'lab';
  appliedDaysAgo: number;
  answeredDaysAgo?: number;
  autoAccept?: boolean;
  daysOnWay?: number;
}

export interface SeededSide {
  orgId: string;
  card: PartnerCard;
  administrator: { userCode: string; name: string };
}

/** Puts a partnership of two made-up organizations in, unless the clinic has one with the lab. */
export async function seedPartnership(db: Database, seed: PartnershipSeed): Promise<void> {
  const { clinic, lab, status } = seed;
  const orgId = clinic.orgId;
  await inTransaction(db, { orgId }, async (tx) => {
    const known = await tx
      .selectFrom('partnership')
      .where('org_id', '=', orgId)
      .where('counterpart', '=', lab.orgId)
      .select('id')
      .executeTakeFirst();
    if (known !== undefined) return;
    const actor = seed.actedBy === 'clinic' ? clinic : lab;
    await tx
      .insertInto('partnership')
      .values({
        org_id: orgId,
        id: uuidv7(),
        counterpart: lab.orgId,
        status,
        applied_by: seed.appliedBy === 'clinic' ? 'home' : 'counterpart',
        applied_at: daysAgo(seed.appliedDaysAgo),
        ...answered(status, seed.answeredDaysAgo ?? 0),
        auto_accept: seed.autoAccept ?? false,
        days_on_way: seed.daysOnWay ?? null,
        home_card: JSON.stringify(clinic.card),
        counterpart_card: JSON.stringify(lab.card),
        acted_org: actor.orgId,
        acted_by: actor.administrator.userCode,
        acted_name: actor.administrator.name,
      })
      .execute();
  });
}

const daysAgo = (days: number) => sql<Date>`app_now() - make_interval(days => ${days})`;

/** One that ended had been accepted, a while before. */
function answered(status: PartnershipStatus, days: number) {
  const sets = PARTNERSHIP_STEPS.find(({ to }) => to === status)?.sets;
  if (status === PARTNERSHIP_STATUS.terminated)
    return { accepted_at: daysAgo(days + 90), terminated_at: daysAgo(days) };
  if (sets === 'cooperation') return { accepted_at: daysAgo(days) };
  if (sets === 'rejection') return { rejected_at: daysAgo(days) };
  return sets === 'cancellation' ? { canceled_at: daysAgo(days) } : {};
}
