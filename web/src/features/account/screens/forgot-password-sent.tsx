import { forgetPass } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { Inbox, MailCheck, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCountdown } from '../../../platform/page/countdown.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { signInForm as styles, SignInFrame } from '../../session/public.ts';
import { maskAddress } from '../mask-address.ts';

/** Long enough for a mail to arrive before it is asked for again. */
const SECONDS_BETWEEN = 60;

/** Says that a mail is on its way if there is such an account, and nothing more. */
export function ForgotPasswordSent(): ReactNode {
  const t = useText();
  const { account } = (useLocation().state ?? {}) as { account?: string };
  const wait = useCountdown(SECONDS_BETWEEN);
  const again = useCall(forgetPass);
  if (account === undefined) return <Navigate to="/forget-pass-account" replace />;
  return (
    <SignInFrame back words={t('forgot.words')}>
      <div className={styles['form']}>
        <div className={styles['mark']}>
          <MailCheck size={20} strokeWidth={1.75} aria-hidden />
        </div>
        <h1>{t('forgotSent.title')}</h1>
        <p>{t('forgotSent.text', { account: maskAddress(account), minutes: 30 })}</p>
        <Button
          size="large"
          wide
          disabled={wait.left > 0}
          busy={again.isPending}
          onClick={() => again.mutate({ account }, { onSuccess: () => wait.start(SECONDS_BETWEEN) })}
        >
          {wait.left > 0 ? t('forgotSent.wait', { seconds: wait.left }) : t('forgotSent.again.button')}
        </Button>
        <ul className={styles['hints']}>
          <li>
            <Inbox size={16} strokeWidth={1.75} aria-hidden />
            {t('forgotSent.spam')}
          </li>
          <li>
            <UserCog size={16} strokeWidth={1.75} aria-hidden />
            {t('forgotSent.noMailbox')}
          </li>
        </ul>
      </div>
    </SignInFrame>
  );
}
