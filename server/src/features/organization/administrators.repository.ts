import { languageOf, type Language } from '@archway/rules/languages';
import { ACTIVATION } from '@archway/rules/organization-types';
import type { Tx } from '../../platform/db/database.ts';

export interface Administrator {
  userCode: string;
  email: string;
  /** Empty for none. */
  phone: string;
  language: Language;
  /** Has confirmed the address: until then it may be anybody's. */
  isActivated: boolean;
}

/** Those who get mails about the organization: everybody who runs it and is not shut out. */
export async function listAdministrators(tx: Tx, orgId: string): Promise<Administrator[]> {
  const rows = await tx
    .selectFrom('member')
    .innerJoin('role', (join) =>
      join
        .onRef('role.bucket', '=', 'member.bucket')
        .onRef('role.org_id', '=', 'member.org_id')
        .onRef('role.id', '=', 'member.role_id'),
    )
    .select(['member.user_code', 'member.email', 'member.phone', 'member.language', 'member.activation'])
    .where('member.org_id', '=', orgId)
    .where('role.protected', '=', true)
    .where('member.activation', '<>', ACTIVATION.disabled)
    .orderBy('member.user_code')
    .execute();
  return rows.map(({ user_code, email, phone, language, activation }) => ({
    userCode: user_code,
    email,
    phone,
    language: languageOf(language),
    isActivated: activation === ACTIVATION.activated,
  }));
}
