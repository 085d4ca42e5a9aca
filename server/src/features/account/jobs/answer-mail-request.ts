import { ACTIVATION } from '@archway/rules/organization-types';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { findAccount } from '../../session/public.ts';
import { mailWhereAccountIs } from '../account-mails.ts';
import { takeMailRequest } from '../mail-request.repository.ts';
import { mailLink } from './mail-link.ts';

/** Finds out whose account a stranger has named, and has the mail sent from the owner's own organization. */
export const answerMailRequest = defineJob({
  name: 'account.answerMailRequest',
  input: z.object({ requestId: z.uuid() }),
  async run({ input: { requestId }, inTenant, config }) {
    await inTenant((tx) => answer(tx, config, requestId));
  },
});

async function answer(tx: Tx, config: Config, requestId: string): Promise<void> {
  const wish = await takeMailRequest(tx, requestId);
  if (wish === undefined) return;
  const { kind, account, language } = wish;
  const found = await findAccount(tx, account);
  const holder = found?.activation === ACTIVATION.disabled ? undefined : found;
  if (kind === 'findSite') {
    const to = { email: account, language, isKnown: holder !== undefined };
    await mailWhereAccountIs({ tx, config }, to, requestId);
  } else if (holder !== undefined) {
    await enqueueNow(tx, holder.org_id, mailLink, [{ requestId, kind, userCode: holder.user_code }]);
  }
}
