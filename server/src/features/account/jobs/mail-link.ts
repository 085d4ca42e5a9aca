import { ACTIVATION } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { hasAccountLinksLeft } from '../../../platform/mail/mails-left.ts';
import { mailActivation, mailPasswordLink } from '../account-mails.ts';
import { findAddressee, type Addressee } from '../account.repository.ts';

/** Mails a member the link that was asked for. */
export const mailLink = defineJob({
  name: 'account.mailLink',
  input: z.object({ requestId: z.uuid(), kind: z.enum(['resetPassword', 'activate']), userCode: z.uuid() }),
  async run({ input: { requestId, kind, userCode }, orgId, inTenant, config }) {
    await inTenant(async (tx) => {
      const member = await findAddressee(tx, { orgId, userCode });
      if (member === undefined || !maybeSent(kind, member)) return;
      if (!(await hasAccountLinksLeft(tx, member.email))) return;
      const send = kind === 'resetPassword' ? mailPasswordLink : mailActivation;
      await send({ tx, config }, { ...member, orgId, userCode }, requestId);
    });
  },
});

/** As log-in sees it: whoever is told to open the mail there must be able to get it again. */
function maybeSent(kind: 'resetPassword' | 'activate', { activation, emailVerified }: Addressee): boolean {
  if (activation === ACTIVATION.disabled) return false;
  return kind === 'resetPassword' || activation === ACTIVATION.notActivated || !emailVerified;
}
