import { CONTACT_VERIFICATION_DAYS } from '@archway/contract/contact/model';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../platform/config/config.ts';
import { hasMailsLeft } from '../../platform/mail/mails-left.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import type { RequestInfo } from '../../platform/rpc/request.ts';
import { findLinkHolder } from '../link/public.ts';
import { newToken, sha256 } from '../../platform/random-token.ts';
import { saveVerifyHash, type ContactRow } from './contact.repository.ts';
import { contactVerifyMail } from './contact.mails.ts';

/** Asks the address whether it is right, in the language of whoever typed it: the reader's is not known. */
export async function askToVerify(
  tx: Tx,
  { config, request }: { config: Config; request: RequestInfo },
  caller: { orgId: string; userCode: string },
  { id, email }: ContactRow,
): Promise<void> {
  if (!(await hasMailsLeft(tx, email))) return;
  const code = newToken();
  await saveVerifyHash(tx, caller.orgId, id, sha256(code));
  const { organization } = await findLinkHolder(tx, caller.orgId, caller.userCode);
  await queueMail(tx, caller.orgId, {
    // Not by the code: the key outlives it.
    key: `contactVerify:${uuidv7()}`,
    to: email,
    language: request.language,
    template: contactVerifyMail,
    params: { organization, days: CONTACT_VERIFICATION_DAYS },
    facts: ['organization'],
    link: `${config.PUBLIC_ORIGIN}/contact-email-verify/${code}`,
  });
}
