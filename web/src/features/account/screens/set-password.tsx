import { forgetPassEmailConfirm, forgetPassResetPass } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isLinkOver, useSign } from '../../../platform/session/one-time-link.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { signInForm as styles, SignInFrame, type SignInHandover } from '../../session/public.ts';
import { ExpiredLink } from '../components/expired-link.tsx';
import { isUsable, NewPasswordFields, NO_PASSWORD } from '../components/new-password.tsx';
import { refusalText } from '../password-refusal.ts';

/** Sets a password with a mailed link. Opening it asks only whether the link still holds; the button uses it. */
export function SetPassword(): ReactNode {
  const t = useText();
  const sign = useSign();
  const link = useQuery(callQuery(forgetPassEmailConfirm, { sign }, { ignoreErrors: true }));
  const isOver = isLinkOver(link.error);
  return (
    <SignInFrame back words={t('setPassword.words')}>
      {link.data !== undefined && <NewPasswordForm sign={sign} {...link.data} />}
      {link.isPending && <LoadingState />}
      {isOver && <ExpiredLink askAgain="/forget-pass-account" />}
      {link.isError && !isOver && (
        <ErrorState serverText={link.error.message} onRetry={() => void link.refetch()} />
      )}
    </SignInFrame>
  );
}

function NewPasswordForm({
  sign,
  account,
  organization,
  minutesLeft,
}: {
  sign: string;
  account: string;
  organization: string;
  minutesLeft: number;
}): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(NO_PASSWORD);
  const set = useCall(forgetPassResetPass, { ignoreErrors: true });
  const submit = () =>
    set.mutate(
      { sign, password: typed.password },
      {
        onSuccess: () => {
          const state: SignInHandover = { account, notice: 'passwordSet' };
          void navigate('/login', { state, replace: true });
        },
      },
    );
  if (set.error?.failure === 'linkExpire') return <ExpiredLink askAgain="/forget-pass-account" />;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable(typed) && !set.isPending) submit();
      }}
    >
      <h1>{t('setPassword.title')}</h1>
      <p>{t('setPassword.for', { account, organization })}</p>
      {/* For password managers, which file a password under a name. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordFields value={typed} onChange={setTyped} />
      {set.isError && (
        <Note kind="error" live>
          {refusalText(t, set.error)}
        </Note>
      )}
      <p>{t('setPassword.signsOut')}</p>
      <Button kind="primary" size="large" type="submit" wide busy={set.isPending} disabled={!isUsable(typed)}>
        {t('setPassword.set.button')}
      </Button>
      <p className={styles['left']}>
        <Clock size={14} strokeWidth={1.75} aria-hidden />
        {t('setPassword.minutesLeft', { minutes: minutesLeft })}
      </p>
    </form>
  );
}
