import { languageOf, type Language } from '@archway/rules/languages';
import { ACTIVATION } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface ToldMember {
  userCode: string;
  email: string;
  /** Empty for none. */
  phone: string;
  language: Language;
  /** Has confirmed the address: until then it may be anybody's. */
  isActivated: boolean;
}

const COLUMNS = [
  'member.user_code',
  'member.email',
  'member.phone',
  'member.language',
  'member.activation',
] as const;

function reachable(tx: Tx, orgId: string) {
  return tx
    .selectFrom('member')
    .select(COLUMNS)
    .where('member.org_id', '=', orgId)
    .where('member.activation', '<>', ACTIVATION.disabled)
    .where('member.deleted_at', 'is', null)
    .orderBy('member.user_code');
}

type Row = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>[number];
const told = ({ user_code, email, phone, language, activation }: Row): ToldMember => ({
  userCode: user_code,
  email,
  phone,
  language: languageOf(language),
  isActivated: activation === ACTIVATION.activated,
});

/** These members, without those who are shut out or have left. */
export async function listToldMembers(
  tx: Tx,
  orgId: string,
  userCodes: readonly string[],
): Promise<ToldMember[]> {
  if (userCodes.length === 0) return [];
  const rows = await reachable(tx, orgId)
    .where('member.user_code', 'in', [...new Set(userCodes)])
    .execute();
  return rows.map(told);
}

/** Everybody whose role holds an entry of the menu, administrators among them. */
export async function listHolders(tx: Tx, orgId: string, menuId: string): Promise<ToldMember[]> {
  const rows = await reachable(tx, orgId)
    .where(
      sql<boolean>`exists (
        select from role held where held.org_id = ${orgId} and held.bucket = org_bucket(${orgId})
          and held.id = member.role_id
          and (held.protected or exists (
            select from role_menu given where given.org_id = ${orgId} and given.bucket = org_bucket(${orgId})
              and given.role_id = held.id and given.menu_id = ${menuId})))`,
    )
    .execute();
  return rows.map(told);
}
