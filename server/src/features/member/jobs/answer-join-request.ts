import { ACTIVATION } from '@archway/rules/organization-types';
import { z } from 'zod';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findAccount } from '../../session/public.ts';
import { mailJoinRequest } from './mail-join-request.ts';

/** Finds out where the named colleague works, and has that organization's administrators asked. */
export const answerJoinRequest = defineJob({
  name: 'member.answerJoinRequest',
  input: z.object({
    requestId: z.uuid(),
    colleague: z.string(),
    displayName: z.string(),
    email: z.string(),
  }),
  async run({ input: { colleague, ...asker }, inTenant }) {
    await inTenant(async (tx) => {
      const found = await findAccount(tx, colleague);
      if (found?.activation !== ACTIVATION.activated) return;
      await enqueueNow(tx, found.org_id, mailJoinRequest, [asker]);
    });
  },
});
