import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { hasMailsLeft } from '../../../platform/mail/mails-left.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { getOrganization, listAdministrators } from '../../organization/public.ts';
import { joinRequestMail } from '../member.mails.ts';

/** More would make a stranger's wish the matter of a whole house. */
const MOST_ADMINISTRATORS = 5;

/** Tells the administrators that somebody wants to join. The link only prepares an invitation. */
export const mailJoinRequest = defineJob({
  name: 'member.mailJoinRequest',
  input: z.object({ requestId: z.uuid(), displayName: z.string(), email: z.string() }),
  async run({ input: { requestId, displayName, email }, orgId, inTenant, config }) {
    await inTenant(async (tx) => {
      const { name: organization } = await getOrganization(tx, orgId);
      // A stranger's name and address go to nobody whose own address is not confirmed.
      const told = (await listAdministrators(tx, orgId)).filter(({ isActivated }) => isActivated);
      for (const { userCode, email: to, language } of told.slice(0, MOST_ADMINISTRATORS)) {
        if (!(await hasMailsLeft(tx, to))) continue;
        await queueMail(tx, orgId, {
          key: `joinRequest:${requestId}:${userCode}`,
          to,
          language,
          template: joinRequestMail,
          params: { organization, asker: displayName, askerEmail: email },
          facts: ['organization'],
          link: `${config.PUBLIC_ORIGIN}/account/users?invite=${encodeURIComponent(email)}`,
        });
      }
    });
  },
});
