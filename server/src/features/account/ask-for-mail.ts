import { enqueueNow } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { answerMailRequest } from './jobs/answer-mail-request.ts';
import { insertMailRequest, type MailWish } from './mail-request.repository.ts';

/** Notes the wish for a mail and nothing else: whether there is such an account only the mailbox can tell. */
export async function askForMail(tx: Tx, wish: MailWish): Promise<Record<string, never>> {
  const requestId = await insertMailRequest(tx, wish);
  await enqueueNow(tx, SITE_ORG_ID, answerMailRequest, [{ requestId }]);
  return {};
}
