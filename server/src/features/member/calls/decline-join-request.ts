import { declineJoinRequest as call } from '@archway/contract/member/calls';
import { record } from '../../../platform/events/record.ts';
import { hasMailsLeft } from '../../../platform/mail/mails-left.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { getOrganization } from '../../organization/public.ts';
import { saveAnswer } from '../join-request.repository.ts';
import { takeRequest } from '../join-request.ts';
import { joinRequestsChanged } from '../member.events.ts';
import { joinDeclinedMail } from '../member.mails.ts';

export const declineJoinRequest = implement(call, async ({ input, caller, tx, config, fail, audit }) => {
  const request = await takeRequest(tx, caller, input);
  if (typeof request === 'string') return fail(request);
  await saveAnswer(tx, caller, input.requestId, 'declined');
  await record(tx, joinRequestsChanged, {});
  const { email: to, language } = request;
  // Anybody can type an address: where its mailbox is full, the answer stands without a mail.
  if (await hasMailsLeft(tx, to)) {
    const { name: organization } = await getOrganization(tx, caller.orgId);
    await queueMail(tx, caller.orgId, {
      key: `joinDeclined:${input.requestId}`,
      to,
      language,
      template: joinDeclinedMail,
      params: { organization },
      link: `${config.PUBLIC_ORIGIN}/register`,
    });
  }
  audit({ object: input.requestId });
  return {};
});
