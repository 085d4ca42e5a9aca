import type { PartnerCard } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { PartnershipDate } from '@archway/rules/partner/machine';
import { LIVE_STATUSES, PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema, Tx } from '../../platform/db/database.ts';
import type { ListSpec } from '../../platform/list/sort.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type PartnershipRow = Selectable<Schema['partnership']>;

/** Whose partnerships: a clinic is their home, a lab their counterpart. */
export type PartnerCaller = Pick<Caller, 'orgId' | 'orgType'>;

export const isHome = ({ orgType }: PartnerCaller): boolean => orgType === ORGANIZATION_TYPE.clinic;

/** The partnerships of the caller's side, and no others. Every query of this file starts here. */
function partnershipsOf(tx: Tx, caller: PartnerCaller) {
  const { orgId } = caller;
  return isHome(caller)
    ? tx.selectFrom('partnership').where('partnership.org_id', '=', orgId)
    : tx.selectFrom('partnership').where('partnership.counterpart', '=', orgId);
}

export const PARTNERSHIP_LIST: ListSpec = {
  id: 'partnership.id',
  sorts: { createdAt: { column: 'partnership.applied_at', is: 'time' } },
};

export function findPartnerships(
  tx: Tx,
  caller: PartnerCaller,
  { statuses, keyword = '' }: { statuses?: readonly PartnershipStatus[]; keyword?: string | undefined } = {},
) {
  let found = partnershipsOf(tx, caller).selectAll('partnership');
  if (statuses !== undefined) found = found.where('partnership.status', 'in', [...statuses]);
  if (keyword !== '') found = found.where(isNamed(caller, keyword));
  return found;
}

/** Of few rows: nobody has so many partners that an index would help. */
const isNamed = (caller: PartnerCaller, keyword: string) =>
  isHome(caller)
    ? sql<boolean>`fold_text(partnership.counterpart_card ->> 'name') like part_of(${keyword})`
    : sql<boolean>`fold_text(partnership.home_card ->> 'name') like part_of(${keyword})`;

/** Those who are partners or want to be, by name. */
export async function searchPartnerships(
  tx: Tx,
  caller: PartnerCaller,
  { keyword, most }: { keyword: string; most: number },
): Promise<PartnershipRow[]> {
  const card = isHome(caller) ? sql.ref('partnership.counterpart_card') : sql.ref('partnership.home_card');
  return findPartnerships(tx, caller, { statuses: LIVE_STATUSES, keyword })
    .orderBy(sql`fold_text(${card} ->> 'name')`)
    .orderBy('partnership.id')
    .limit(most)
    .execute();
}

export async function findPartnership(
  tx: Tx,
  caller: PartnerCaller,
  id: string,
): Promise<PartnershipRow | undefined> {
  return partnershipsOf(tx, caller)
    .selectAll('partnership')
    .where('partnership.id', '=', id)
    .executeTakeFirst();
}

/** Locked until the transaction ends: both sides act on it one after the other. */
export async function lockPartnership(
  tx: Tx,
  caller: PartnerCaller,
  id: string,
): Promise<PartnershipRow | undefined> {
  return partnershipsOf(tx, caller)
    .selectAll('partnership')
    .where('partnership.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Those that are asked for or hold, locked in the order of their ids, so that two who lock them don't wait for each other. */
export async function lockLivePartnerships(tx: Tx, caller: PartnerCaller): Promise<PartnershipRow[]> {
  return findPartnerships(tx, caller, { statuses: LIVE_STATUSES })
    .orderBy('partnership.id')
    .forUpdate()
    .execute();
}

/** Who acts, as both sides read it. */
export interface Actor {
  userCode: string;
  name: string;
}

export interface NewPartnership {
  other: string;
  status: typeof PARTNERSHIP_STATUS.applying | typeof PARTNERSHIP_STATUS.accepted;
  ownCard: PartnerCard;
  otherCard: PartnerCard;
}

/** Nothing when the pair has a live one already, or may not have one. */
export async function insertPartnership(
  tx: Tx,
  caller: PartnerCaller,
  actor: Actor,
  partnership: NewPartnership,
): Promise<PartnershipRow | undefined> {
  const id = uuidv7();
  const { other, status, ownCard, otherCard } = partnership;
  if (isHome(caller))
    await tx
      .insertInto('partnership')
      .values({
        org_id: caller.orgId,
        id,
        counterpart: other,
        status,
        applied_by: 'home',
        accepted_at: status === PARTNERSHIP_STATUS.accepted ? sql`app_now()` : null,
        home_card: JSON.stringify(ownCard),
        counterpart_card: JSON.stringify(otherCard),
        acted_org: caller.orgId,
        acted_by: actor.userCode,
        acted_name: actor.name,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await sql`select join_partnership(${other}, ${id}, ${status}::smallint, ${JSON.stringify(otherCard)}::jsonb,
      ${JSON.stringify(ownCard)}::jsonb, ${actor.userCode}, ${actor.name})`.execute(tx);
  return findPartnership(tx, caller, id);
}

const DATE_COLUMN = {
  application: 'applied_at',
  cooperation: 'accepted_at',
  rejection: 'rejected_at',
  cancellation: 'canceled_at',
  termination: 'terminated_at',
} as const satisfies Record<PartnershipDate, keyof PartnershipRow>;

/** Of one that is locked. */
export async function stepPartnership(
  tx: Tx,
  caller: PartnerCaller,
  actor: Actor,
  {
    id,
    to,
    sets,
    ownCard,
  }: { id: string; to: PartnershipStatus; sets: PartnershipDate; ownCard: PartnerCard },
): Promise<void> {
  const card = JSON.stringify(ownCard);
  await updateOf(tx, caller)
    .set({
      status: to,
      [DATE_COLUMN[sets]]: sql`app_now()`,
      ...(isHome(caller) ? { home_card: card } : { counterpart_card: card }),
      acted_org: caller.orgId,
      acted_by: actor.userCode,
      acted_name: actor.name,
      version: sql`version + 1`,
    })
    .where('partnership.id', '=', id)
    .execute();
}

export interface LabChoice {
  auto_accept?: boolean;
  days_on_way?: number | null;
}

/** The lab's alone: the clinic reads it. */
export async function saveLabChoice(
  tx: Tx,
  { orgId }: PartnerCaller,
  id: string,
  choice: LabChoice,
): Promise<void> {
  await tx
    .updateTable('partnership')
    .set({
      ...choice,
      // Turned on once more, it stays since when it was.
      ...(choice.auto_accept !== undefined && {
        auto_accept_since: choice.auto_accept ? sql`coalesce(auto_accept_since, app_now())` : null,
      }),
      version: sql`version + 1`,
    })
    .where('partnership.counterpart', '=', orgId)
    .where('partnership.id', '=', id)
    .execute();
}

function updateOf(tx: Tx, caller: PartnerCaller) {
  const { orgId } = caller;
  return isHome(caller)
    ? tx.updateTable('partnership').where('partnership.org_id', '=', orgId)
    : tx.updateTable('partnership').where('partnership.counterpart', '=', orgId);
}

/** In the rows of live partnerships; answers with whom. */
export async function saveOwnCard(tx: Tx, caller: PartnerCaller, ownCard: PartnerCard): Promise<string[]> {
  const card = JSON.stringify(ownCard);
  const rows = await updateOf(tx, caller)
    .set(isHome(caller) ? { home_card: card } : { counterpart_card: card })
    .where('partnership.status', 'in', [...LIVE_STATUSES])
    .returning(['partnership.org_id', 'partnership.counterpart'])
    .execute();
  return rows.map((row) => (isHome(caller) ? row.counterpart : row.org_id));
}

/** The organizations that are partners now. */
export async function listPartnerIds(tx: Tx, caller: PartnerCaller): Promise<string[]> {
  const rows = await findPartnerships(tx, caller, { statuses: [PARTNERSHIP_STATUS.accepted] }).execute();
  return rows.map((row) => (isHome(caller) ? row.counterpart : row.org_id));
}

/** The live partnership of a clinic with this lab, locked so that it does not end meanwhile. */
export async function holdPartner(
  tx: Tx,
  caller: PartnerCaller,
  other: string,
): Promise<PartnershipRow | undefined> {
  const column = isHome(caller) ? 'partnership.counterpart' : 'partnership.org_id';
  return findPartnerships(tx, caller, { statuses: [PARTNERSHIP_STATUS.accepted] })
    .where(column, '=', other)
    .forShare()
    .executeTakeFirst();
}
