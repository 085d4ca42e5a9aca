import { confirmLogin as call } from '@archway/contract/credential/calls';
import { MOST_WRONG_CODES } from '@archway/contract/credential/model';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { findLink, returnLinkTry, takeLinkTry } from '../../link/public.ts';
import {
  holdAccount,
  noteRefused,
  finishSecondStep,
  refusalOf,
  takeCodeGuess,
  waitFor,
} from '../../session/public.ts';
import { judgeCode } from '../judge-code.ts';

export const confirmLogin = implementOpen(call, async (context) => {
  const { input, config, fail, withoutTenant, inTenant, writeAudit } = context;
  const { ticket, code } = input;
  const refuse = (triesLeft: number) => fail('verifyCodeError', { data: { triesLeft } });
  const link = await withoutTenant((tx) => findLink(tx, 'secondStep', ticket));
  if (link === undefined) return refuse(0);
  const owner = { orgId: link.org_id, userCode: link.user_code };
  const target = { owner, typed: '' };

  const outcome = await inTenant(owner.orgId, async (tx) => {
    const held = await holdAccount(tx, owner);
    const most = MOST_WRONG_CODES;
    const tries = await takeLinkTry(tx, owner.orgId, { kind: 'secondStep', sign: ticket, most });
    if (tries === undefined) return { triesLeft: 0 };
    const guess = await takeCodeGuess(tx, link, tries);
    if ('tooEarlyBy' in guess) {
      await returnLinkTry(tx, owner.orgId, ticket);
      await noteRefused(tx, context, { target, guess, outcome: 'tooEarly' });
      return { seconds: guess.tooEarlyBy };
    }
    const by = await judgeCode(tx, config.secrets, owner, code);
    if (by === null) {
      await noteRefused(tx, context, { target, guess, outcome: 'wrongCode' });
      // Answered and not thrown: the try has to be kept.
      return { triesLeft: most - tries };
    }
    if (refusalOf(held) !== null) return fail('accountDisabled');
    const { sessionId, ...tokens } = await finishSecondStep(tx, context, link, ticket);
    await writeAudit(tx, { actor: owner.userCode, sessionId, object: owner.userCode, detail: { by } });
    return { tokens };
  });
  if ('seconds' in outcome) return fail('loginMoreFail', waitFor(outcome.seconds));
  return 'tokens' in outcome ? outcome.tokens : refuse(outcome.triesLeft);
});
