import { askToJoin as call } from '@archway/contract/member/calls';
import { v7 as uuidv7 } from 'uuid';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { answerJoinRequest } from '../jobs/answer-join-request.ts';

/** Notes the wish and nothing else: whether there is such a colleague only a mailbox can tell, and only a job looks. */
export const askToJoin = implement(
  call,
  async ({ input, tx, request: { language } }) => {
    await enqueueNow(tx, SITE_ORG_ID, answerJoinRequest, [{ requestId: uuidv7(), language, ...input }]);
    return {};
  },
  { tenant: 'site' },
);
