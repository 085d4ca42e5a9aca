import { languageOf, type Language } from '@archway/rules/languages';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';

export const MAIL_REQUEST_KINDS = ['resetPassword', 'activate', 'findSite'] as const;
export type MailRequestKind = (typeof MAIL_REQUEST_KINDS)[number];

export interface MailWish {
  kind: MailRequestKind;
  /** As typed by somebody who may be anybody. */
  account: string;
  /** The page's, for those who have no account to have one. */
  language: Language;
}

export async function insertMailRequest(tx: Tx, { kind, account, language }: MailWish): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto('account_mail_request')
    .values({ org_id: SITE_ORG_ID, id, kind, account, language })
    .execute();
  return id;
}

/** Takes the wish away, with the name in it: of two runs of its job one finds it. */
export async function takeMailRequest(tx: Tx, id: string): Promise<MailWish | undefined> {
  const row = await tx
    .deleteFrom('account_mail_request')
    .where('org_id', '=', SITE_ORG_ID)
    .where('id', '=', id)
    .returning(['kind', 'account', 'language'])
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind as MailRequestKind,
      account: row.account,
      language: languageOf(row.language),
    }
  );
}
