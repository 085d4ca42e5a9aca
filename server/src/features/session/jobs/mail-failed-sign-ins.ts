import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { wasMailedToday } from '../../../platform/mail/queue-mail.ts';
import { PAUSING_FAILURE } from '../login-failure.repository.ts';
import { findLastRefused, findWarned } from '../refused-sign-in.repository.ts';
import { mailFailedAttempts } from '../session-mails.ts';
import { failedSignInsMail } from '../session.mails.ts';

/** Tells the owner of an account that somebody is guessing, at most once a day. Nobody is told about nobody's account. */
export const mailFailedSignIns = defineJob({
  name: 'session.mailFailedSignIns',
  input: z.object({ userCode: z.uuid() }),
  async run({ input: { userCode }, orgId, inTenant, config }) {
    await inTenant(async (tx) => {
      const owner = { orgId, userCode };
      const [warned, last] = [await findWarned(tx, owner), await findLastRefused(tx, owner)];
      if (warned === undefined || last === undefined) return;
      const { email: recipient } = warned;
      if (await wasMailedToday(tx, orgId, { recipient, template: failedSignInsMail })) return;
      await mailFailedAttempts(tx, { config, owner }, { ...warned, ...last, count: PAUSING_FAILURE });
    });
  },
});
