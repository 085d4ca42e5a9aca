import { ACTIVATION } from '@archway/rules/organization-types';
import { languageOf } from '@archway/rules/languages';
import { z } from 'zod';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findAccount } from '../../session/public.ts';
import { keepJoinRequest } from './keep-join-request.ts';

/** Finds out where the named colleague works, and has the request kept there. */
export const answerJoinRequest = defineJob({
  name: 'member.answerJoinRequest',
  input: z.object({
    requestId: z.uuid(),
    colleague: z.string(),
    displayName: z.string(),
    email: z.string(),
    language: z.string().default('en').transform(languageOf),
  }),
  async run({ input: { colleague, ...asker }, inTenant }) {
    await inTenant(async (tx) => {
      const found = await findAccount(tx, colleague);
      if (found?.activation !== ACTIVATION.activated) return;
      await enqueueNow(tx, found.org_id, keepJoinRequest, [asker]);
    });
  },
});
