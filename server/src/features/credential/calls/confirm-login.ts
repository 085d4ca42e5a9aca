import { confirmLogin as call } from '@archway/contract/credential/calls';
import { MOST_WRONG_CODES } from '@archway/contract/credential/model';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, holdAccount, openFully, refusalOf, takeLinkTry } from '../../session/public.ts';
import { judgeCode } from '../judge-code.ts';

export const confirmLogin = implementOpen(call, async (context) => {
  const { input, config, fail, withoutTenant, inTenant, writeAudit } = context;
  const { ticket, code } = input;
  const refuse = (triesLeft: number) => fail('verifyCodeError', { data: { triesLeft } });
  const link = await withoutTenant((tx) => findLink(tx, 'secondStep', ticket));
  if (link === undefined) return refuse(0);
  const owner = { orgId: link.org_id, userCode: link.user_code };

  const outcome = await inTenant(owner.orgId, async (tx) => {
    const held = await holdAccount(tx, owner);
    const most = MOST_WRONG_CODES;
    const tries = await takeLinkTry(tx, owner.orgId, { kind: 'secondStep', sign: ticket, most });
    if (tries === undefined) return { triesLeft: 0 };
    const by = await judgeCode(tx, config.secrets, owner, code);
    // Answered and not thrown: the try has to be kept.
    if (by === null) return { triesLeft: most - tries };
    if (refusalOf(held) !== null) return fail('accountDisabled');
    const { sessionId, ...tokens } = await openFully(tx, context, link, ticket);
    await writeAudit(tx, { actor: owner.userCode, sessionId, object: owner.userCode, detail: { by } });
    return { tokens };
  });
  return 'tokens' in outcome ? outcome.tokens : refuse(outcome.triesLeft);
});
