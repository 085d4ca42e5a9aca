import { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import { join as call } from '@archway/contract/member/calls';
import { record } from '../../../platform/events/record.ts';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import {
  getCredentials,
  hashNewPassword,
  ownWordsOf,
  saveAcceptances,
  savePasswordByMail,
} from '../../account/public.ts';
import { currentAgreements } from '../../app-config/public.ts';
import {
  endSessions,
  findLink,
  holdAccount,
  openSession,
  refusalOf,
  spendLink,
} from '../../session/public.ts';
import { saveName } from '../invitation.repository.ts';
import '../member.events.ts';

/** Everything an invited colleague owes, in one step: name, password, agreements. They are signed in with it. */
export const join = implementOpen(call, async (context) => {
  const { input, request, withoutTenant, inTenant, fail, writeAudit } = context;
  const agreed = input.agreementType.split(',').map((type) => type.trim());
  if (!REQUIRED_AGREEMENTS.every((type) => agreed.includes(type)))
    return fail('invalidInput', { data: { fields: ['agreementType'] } });
  const link = await withoutTenant((tx) => findLink(tx, 'invitation', input.sign));
  if (link?.usable !== true) return fail('linkExpire');
  const owner = { orgId: link.org_id, userCode: link.user_code };
  const credentials = await inTenant(owner.orgId, (tx) => getCredentials(tx, owner));
  // Whoever used the invitation in between has set a password, which must not be told as a refused one here.
  if ((await withoutTenant((tx) => findLink(tx, 'invitation', input.sign)))?.usable !== true)
    return fail('linkExpire');
  // Before the link is spent: a refused password must leave it for the next try.
  const hash = await hashNewPassword(
    input.password,
    [credentials.password_hash, credentials.former_password_hash],
    (problems) => fail('passwordRefused', { data: { problems } }),
    ownWordsOf(credentials),
  );
  const current = await inTenant(SITE_ORG_ID, (tx) => currentAgreements(tx, request.info.appmanager));
  return inTenant(owner.orgId, async (tx) => {
    if (!(await spendLink(tx, owner.orgId, 'invitation', input.sign))) return fail('linkExpire');
    await savePasswordByMail(tx, owner, hash);
    await saveName(tx, owner, input.displayName);
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
    await record(tx, 'member.edited', { userCode: owner.userCode });
    await writeAudit(tx, { actor: owner.userCode, sessionId, object: owner.userCode });
    return tokens;
  });
});
