import { forgetPassResetPass as call } from '@archway/contract/account/calls';
import { record } from '../../../platform/events/record.ts';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { endSessions, mailNotice } from '../../session/public.ts';
import { spendLink } from '../../link/public.ts';
import { accountActivated } from '../account.events.ts';
import { getAddressee, savePasswordByMail } from '../account.repository.ts';
import { passwordByLink } from '../password-by-link.ts';

export const forgetPassResetPass = implementOpen(call, async (context) => {
  const { input, config, request, inTenant, fail, writeAudit } = context;
  const { owner, hash } = await passwordByLink(context, 'resetPassword');
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'resetPassword', input.sign))) return fail('linkExpire');
    const { emailVerified } = await getAddressee(tx, owner);
    await savePasswordByMail(tx, owner, hash);
    if (!emailVerified) await record(tx, accountActivated, { userCode: owner.userCode });
    await endSessions(tx, owner, 'passwordChanged');
    await mailNotice(tx, { config, request, owner }, 'passwordChanged');
    await writeAudit(tx, { actor: owner.userCode, sessionId: null, object: owner.userCode });
    return {};
  });
});
