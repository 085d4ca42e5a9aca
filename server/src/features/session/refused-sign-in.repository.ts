import { languageOf, type Language } from '@archway/rules/languages';
import { ACTIVATION } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from './guess-counter.ts';

/** Calls by which a password or a code can be guessed. */
const GUESSING_CALLS = ['login', 'user/confirmLogin', 'user/verifyIdentity'] as const;

/** When and from where the last refused try at this account was noted. */
export async function findLastRefused(
  tx: Tx,
  { orgId, userCode }: Owner,
): Promise<{ at: Date; address: string } | undefined> {
  const row = await tx
    .selectFrom('audit')
    .select(['at', sql<string>`host(address)`.as('address')])
    .where('org_id', '=', orgId)
    .where('object', '=', userCode)
    .where('call', 'in', GUESSING_CALLS)
    .where('at', '>', sql<Date>`app_now() - interval '1 hour'`)
    .where(sql<boolean>`detail->>'outcome' in ('wrongPassword', 'wrongCode', 'tooEarly')`)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row && { at: row.at, address: row.address };
}

export interface Warned {
  email: string;
  language: Language;
  timeZone: string;
  /** The day it is by the site's clock. */
  day: string;
}

/** Where a warning about this account goes; nowhere if nobody can sign in to it anyway. */
export async function findWarned(tx: Tx, { orgId, userCode }: Owner): Promise<Warned | undefined> {
  const row = await tx
    .selectFrom('member')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.bucket', '=', 'member.bucket')
        .onRef('organization.org_id', '=', 'member.org_id'),
    )
    .select(['member.email', 'member.language', 'organization.time_zone'])
    .select(sql<string>`to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
    .where('member.org_id', '=', orgId)
    .where('member.user_code', '=', userCode)
    .where('member.activation', '=', ACTIVATION.activated)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { email, language, time_zone: timeZone, day } = row;
  return { email, language: languageOf(language), timeZone: timeZone === '' ? 'UTC' : timeZone, day };
}
