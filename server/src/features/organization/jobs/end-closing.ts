import { z } from 'zod';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { mailAdministrators } from '../closing-mails.ts';
import { endClosing as end } from '../closing.repository.ts';
import { organizationClosedMail } from '../organization.mails.ts';

/** Stops an organization whose days of grace are over. Its data stays: deleting it is another matter. */
export const endClosing = defineJob({
  name: 'organization.endClosing',
  input: z.object({}),
  async run({ orgId, config, inTenant }) {
    await inTenant(async (tx) => {
      if (!(await end(tx, orgId))) return;
      await mailAdministrators(tx, { config, orgId }, { template: organizationClosedMail, occasion: 'end' });
      await writeAudit(tx, {
        call: 'organization.endClosing',
        actor: null,
        sessionId: null,
        address: null,
        object: orgId,
        detail: {},
      });
    });
  },
});
