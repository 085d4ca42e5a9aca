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

type LinkTable = 'dentist_member' | 'dentist_deputy';

/** The members behind these dentists: those who are them, or those who may act for them. */
export async function listPeople(
  tx: Tx,
  orgId: string,
  { table, dentistIds }: { table: LinkTable; dentistIds: readonly string[] },
): Promise<DentistPerson[]> {
  if (dentistIds.length === 0) return [];
  const { rows } = await sql<DentistPerson>`
    select l.dentist_id as "dentistId", m.user_code as "userCode", m.display_name as "displayName"
    from ${sql.table(table)} l join member m on m.bucket = l.bucket and m.org_id = l.org_id and m.user_code = l.user_code
    where l.org_id = ${orgId} and m.org_id = ${orgId} and l.dentist_id = any(${[...dentistIds]}::uuid[])
    order by m.display_name, m.user_code`.execute(tx);
  return rows;
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
