import { DEFAULT_LANGUAGE } from '@archway/rules/languages';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { countMailsOfLastHour, queueMail } from '../../../platform/mail/queue-mail.ts';
import { findPageError } from '../monitor.repository.ts';
import { pageErrorMail } from '../monitor.mails.ts';

const MOST_MAILS_AN_HOUR = 10;

/** Mails the site's operators about a page error nobody has seen before. */
export const alertOperators = defineJob({
  name: 'monitor.alertOperators',
  input: z.object({ fingerprint: z.string() }),
  async run({ input, orgId, inTenant, config }) {
    await inTenant(async (tx) => {
      const error = await findPageError(tx, input.fingerprint);
      if (error === undefined) return;
      // The report is public: whoever invents errors must not fill the operators' mailbox.
      if ((await countMailsOfLastHour(tx, orgId, pageErrorMail)) >= MOST_MAILS_AN_HOUR) return;
      await queueMail(tx, orgId, {
        key: `pageError:${input.fingerprint}`,
        to: config.OPERATOR_MAIL,
        language: DEFAULT_LANGUAGE,
        template: pageErrorMail,
        params: { name: error.name, route: error.route, version: error.version },
        link: `${config.PUBLIC_ORIGIN}/platform/operations`,
      });
    });
  },
});
