import { confirmEmail, queryEmailSign, resendActivate } from '@archway/contract/account/calls';
import type { OutputOf } from '@archway/contract/core/call';
import { Button } from '@archway/ui/button';
import { HeadingLevel } from '@archway/ui/heading-level';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { ErrorState, ExpiredState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isLinkOver, useSign } from '../../../platform/session/one-time-link.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import {
  AccountField,
  signInForm as styles,
  SignInFrame,
  type SignInHandover,
} from '../../session/public.ts';

/** Confirms the address a mail was sent to. Opening the page does nothing, since mail scanners open it too. */
export function EmailVerify(): ReactNode {
  const t = useText();
  const sign = useSign();
  const link = useQuery(callQuery(queryEmailSign, { sign }, { ignoreErrors: true }));
  const isOver = isLinkOver(link.error) || link.data?.kind === 'undoEmail';
  return (
    <SignInFrame back words={t('emailVerify.words')}>
      {link.isPending && <LoadingState />}
      {isOver && <AskForMailAgain />}
      {!isOver && link.data !== undefined && (
        <ConfirmAddress sign={sign} email={link.data.email} isNewAccount={link.data.kind === 'activate'} />
      )}
      {link.isError && !isOver && (
        <ErrorState serverText={link.error.message} onRetry={() => void link.refetch()} />
      )}
    </SignInFrame>
  );
}

interface ConfirmAddressProps {
  sign: string;
  email: string;
  /** Its password is asked for too: whoever reads the mail may not be who registered. */
  isNewAccount: boolean;
}

function ConfirmAddress({ sign, email, isNewAccount }: ConfirmAddressProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const confirm = useCall(confirmEmail, { ignoreErrors: true });
  const isWrong = confirm.error?.failure === 'wrongCredentials';
  if (isLinkOver(confirm.error)) return <AskForMailAgain />;
  const done = ({ account }: OutputOf<typeof confirmEmail>) => {
    const state: SignInHandover = { notice: 'emailConfirmed', ...(account === undefined ? {} : { account }) };
    void navigate('/login', { state, replace: true });
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (confirm.isPending || (isNewAccount && password === '')) return;
        confirm.mutate({ sign, ...(isNewAccount ? { password } : {}) }, { onSuccess: done });
      }}
    >
      <div className={styles['mark']}>
        <MailCheck size={20} strokeWidth={1.75} aria-hidden />
      </div>
      <h1>{t('emailVerify.title')}</h1>
      <p>{isNewAccount ? t('emailVerify.activateText', { email }) : t('emailVerify.text')}</p>
      {isNewAccount && (
        <PasswordField
          label={t('emailVerify.password')}
          value={password}
          onChange={setPassword}
          error={isWrong ? t('emailVerify.wrong') : undefined}
        />
      )}
      <Button
        kind="primary"
        size="large"
        type="submit"
        wide
        busy={confirm.isPending}
        disabled={isNewAccount && password === ''}
      >
        {t(isNewAccount ? 'emailVerify.activate.button' : 'emailVerify.confirm.button')}
      </Button>
      {confirm.isError && !isWrong && (
        <Note kind="error" live>
          {confirm.error.message}
        </Note>
      )}
    </form>
  );
}

/** The link is over: a new one for whoever still has to activate the account. */
function AskForMailAgain(): ReactNode {
  const t = useText();
  const [account, setAccount] = useState('');
  const resend = useCall(resendActivate, { ignoreErrors: true });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (account.trim() !== '' && !resend.isPending) resend.mutate({ account });
      }}
    >
      <HeadingLevel value="h1">
        <ExpiredState>{t('emailVerify.over')}</ExpiredState>
      </HeadingLevel>
      <AccountField value={account} onChange={setAccount} />
      <Button size="large" type="submit" wide busy={resend.isPending}>
        {t('resend.button')}
      </Button>
      {resend.isSuccess && (
        <Note kind="ok" live>
          {t('resend.sent')}
        </Note>
      )}
      {resend.isError && (
        <Note kind="error" live>
          {resend.error.message}
        </Note>
      )}
    </form>
  );
}
