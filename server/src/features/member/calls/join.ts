import { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import { join as call } from '@archway/contract/member/calls';
import { record } from '../../../platform/events/record.ts';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { passwordByLink, saveAcceptances, savePasswordByMail, saveProfile } from '../../account/public.ts';
import { currentAgreements } from '../../app-config/public.ts';
import { endSessions, holdAccount, openSession, refusalOf } from '../../session/public.ts';
import { spendLink } from '../../link/public.ts';
import { memberEdited } from '../member.events.ts';

/** Everything an invited colleague owes, in one step: name, password, agreements. They are signed in with it. */
export const join = implementOpen(call, async (context) => {
  const { input, request, inTenant, fail, writeAudit } = context;
  const agreed = input.agreementType.split(',').map((type) => type.trim());
  if (!REQUIRED_AGREEMENTS.every((type) => agreed.includes(type)))
    return fail('invalidInput', { data: { fields: ['agreementType'] } });
  const { owner, hash } = await passwordByLink(context, 'invitation');
  const current = await inTenant(SITE_ORG_ID, (tx) => currentAgreements(tx, request.info.appmanager));
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'invitation', input.sign))) return fail('linkExpire');
    await savePasswordByMail(tx, owner, hash);
    await saveProfile(tx, owner, { display_name: input.displayName });
    await saveAcceptances(
      tx,
      owner,
      REQUIRED_AGREEMENTS.map((agreementType) => ({
        agreementType,
        version: current[agreementType]?.version ?? '',
      })),
      request,
    );
    await endSessions(tx, owner, 'passwordChanged');
    const refusal = refusalOf(await holdAccount(tx, owner));
    if (refusal !== null) return fail(refusal);
    const { sessionId, ...tokens } = await openSession(tx, context, { ...owner, saveLogin: false });
    await record(tx, memberEdited, { userCode: owner.userCode });
    await writeAudit(tx, { actor: owner.userCode, sessionId, object: owner.userCode });
    return tokens;
  });
});
