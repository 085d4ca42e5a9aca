import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { ResendActivation } from './resend-activation.tsx';
import { SiteHint } from './site-hint.tsx';
import { refusalOf } from './use-sign-in.ts';

/** Said by the page itself, so that another language chosen now is spoken at once. */
const OWN_WORDS = {
  wrongCredentials: 'failure.wrongCredentials',
  accountDisabled: 'failure.accountDisabled',
} as const;

/** Why nobody was signed in, and what helps. */
export function SignInRefusal({
  failure,
  account,
  secondsToWait,
}: {
  failure: CallFailure;
  account: string;
  secondsToWait: number;
}): ReactNode {
  const t = useText();
  if (failure.failure === 'secondStepNeeded') return null;
  if (failure.failure === 'noVerifyEmail') return <ResendActivation account={account} />;
  const mustWait = failure.failure === 'loginMoreFail';
  const ownWords = OWN_WORDS[failure.failure as keyof typeof OWN_WORDS];
  return (
    <>
      {mustWait ? (
        <Note kind="warn" live>
          {secondsToWait > 0 ? t('signIn.wait', { seconds: secondsToWait }) : t('signIn.waited')}
        </Note>
      ) : (
        <Note kind="error" live>
          {ownWords === undefined ? failure.message : t(ownWords)}
        </Note>
      )}
      {(mustWait || refusalOf(failure).siteHint === true) && <SiteHint />}
    </>
  );
}
