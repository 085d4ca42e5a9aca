import type { MessageReceivingType, NoticeChannel, NoticeEvent } from '@archway/rules/notice-events';
import { sql } from 'kysely';
import { bucketOf } from '../../platform/db/bucket.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface Owner {
  orgId: string;
  userCode: string;
}

/** One of a user's choices: that an event comes by a channel, or does not. */
export interface Choice {
  event: NoticeEvent;
  channel: NoticeChannel;
  wanted: boolean;
}

export async function getReceivingType(tx: Tx, { orgId, userCode }: Owner): Promise<MessageReceivingType> {
  const { message_receiving_type } = await tx
    .selectFrom('member')
    .select('message_receiving_type')
    .where('org_id', '=', orgId)
    .where('bucket', '=', bucketOf(orgId))
    .where('user_code', '=', userCode)
    .executeTakeFirstOrThrow();
  return message_receiving_type === 'sms' ? 'sms' : 'stationLetter';
}

export async function listChoices(tx: Tx, { orgId, userCode }: Owner): Promise<Choice[]> {
  const rows = await tx
    .selectFrom('notice_choice')
    .select(['event', 'channel', 'wanted'])
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
  return rows as Choice[];
}

/** Nothing when the user has not set it singly. */
export async function findChoice(
  tx: Tx,
  { orgId, userCode }: Owner,
  { event, channel }: Omit<Choice, 'wanted'>,
): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('notice_choice')
    .select('wanted')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where('event', '=', event)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.wanted;
}

/** Each is a row of its own: of two tabs none undoes what the other has chosen. */
export async function saveChoices(
  tx: Tx,
  { orgId, userCode }: Owner,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('notice_choice')
    .values(choices.map((choice) => ({ org_id: orgId, user_code: userCode, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'user_code', 'event', 'channel'])
        .doUpdateSet({ wanted: (eb) => eb.ref('excluded.wanted'), chosen_at: sql`app_now()` }),
    )
    .execute();
}

export async function forgetChoices(
  tx: Tx,
  { orgId, userCode }: Owner,
  choices: readonly Choice[],
): Promise<void> {
  const events = choices.map(({ event }) => event);
  const channels = choices.map(({ channel }) => channel);
  await tx
    .deleteFrom('notice_choice')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .where(sql<boolean>`(event, channel) in (select * from unnest(${events}::text[], ${channels}::text[]))`)
    .execute();
}

export async function forgetAllChoices(tx: Tx, { orgId, userCode }: Owner): Promise<void> {
  await tx
    .deleteFrom('notice_choice')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .execute();
}
