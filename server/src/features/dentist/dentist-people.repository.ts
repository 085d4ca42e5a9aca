import { MOST_COLLEAGUES } from '@archway/contract/dentist/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';

export interface DentistPerson {
  dentistId: string;
  userCode: string;
  displayName: string;
}

/** Which of these codes are members of the clinic. */
export async function countMembers(tx: Tx, orgId: string, userCodes: readonly string[]): Promise<number> {
  if (userCodes.length === 0) return 0;
  const { total } = await tx
    .selectFrom('member')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('org_id', '=', orgId)
    .where('user_code', 'in', [...userCodes])
    .executeTakeFirstOrThrow();
  return total;
}

/** Everybody who can be named a deputy, by name. */
export async function listColleagues(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
): Promise<Omit<DentistPerson, 'dentistId'>[]> {
  return tx
    .selectFrom('member')
    .select(['user_code as userCode', 'display_name as displayName'])
    .where('org_id', '=', orgId)
    .where('user_code', '!=', userCode)
    .where('deleted_at', 'is', null)
    .where('activation', '!=', ACTIVATION.disabled)
    .orderBy('display_name')
    .orderBy('user_code')
    .limit(MOST_COLLEAGUES)
    .execute();
}

type LinkTable = 'dentist_member' | 'dentist_deputy';

/** The members behind these dentists: those who are them, or those who may act for them. */
export async function listPeople(
  tx: Tx,
  orgId: string,
  { table, dentistIds }: { table: LinkTable; dentistIds: readonly string[] },
): Promise<DentistPerson[]> {
  if (dentistIds.length === 0) return [];
  return (
    tx
      // Both tables have the same columns.
      .selectFrom(`${table} as link` as 'dentist_member as link')
      .innerJoin('member', (join) =>
        join
          .onRef('member.bucket', '=', 'link.bucket')
          .onRef('member.org_id', '=', 'link.org_id')
          .onRef('member.user_code', '=', 'link.user_code'),
      )
      .select([
        'link.dentist_id as dentistId',
        'member.user_code as userCode',
        'member.display_name as displayName',
      ])
      .where('link.org_id', '=', orgId)
      .where('link.dentist_id', 'in', [...dentistIds])
      .orderBy('member.display_name')
      .orderBy('member.user_code')
      .execute()
  );
}

/** The dentist this member is, if any. */
export async function findOwnDentist(
  tx: Tx,
  { orgId, userCode }: { orgId: string; userCode: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('dentist_member')
    .select('dentist_id')
    .where('org_id', '=', orgId)
    .where('user_code', '=', userCode)
    .executeTakeFirst();
  return row?.dentist_id;
}

/** False when the member is another dentist already; the transaction is then good for nothing more. */
export async function linkMember(
  tx: Tx,
  orgId: string,
  { dentistId, userCode }: { dentistId: string; userCode: string | null },
): Promise<boolean> {
  await tx
    .deleteFrom('dentist_member')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .execute();
  if (userCode === null) return true;
  try {
    await tx
      .insertInto('dentist_member')
      .values({ org_id: orgId, dentist_id: dentistId, user_code: userCode })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'dentist_member_once')) return false;
    throw error;
  }
}

export async function replaceDeputies(
  tx: Tx,
  orgId: string,
  { dentistId, userCodes }: { dentistId: string; userCodes: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('dentist_deputy')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .execute();
  if (userCodes.length === 0) return;
  await tx
    .insertInto('dentist_deputy')
    .values(userCodes.map((userCode) => ({ org_id: orgId, dentist_id: dentistId, user_code: userCode })))
    .execute();
}
