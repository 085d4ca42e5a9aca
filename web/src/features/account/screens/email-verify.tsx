import { confirmEmail, resendActivate } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { HeadingLevel } from '@archway/ui/heading-level';
import { Note } from '@archway/ui/note';
import { ExpiredState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { MailCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isLinkOver, useSign } from '../../../platform/one-time-link.ts';
import { useCall } from '../../../platform/queries.ts';
import {
  AccountField,
  signInForm as styles,
  SignInFrame,
  type SignInHandover,
} from '../../session/public.ts';

/** Confirms the address a mail was sent to. Opening the page does nothing, since mail scanners open it too. */
export function EmailVerify(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const sign = useSign();
  const confirm = useCall(confirmEmail, { ignoreErrors: true });
  const isOver = isLinkOver(confirm.error);
  const done = () => {
    const state: SignInHandover = { notice: 'emailConfirmed' };
    void navigate('/login', { state, replace: true });
  };
  return (
    <SignInFrame back words={t('emailVerify.words')}>
      {isOver ? (
        <AskForMailAgain />
      ) : (
        <div className={styles['form']}>
          <div className={styles['mark']}>
            <MailCheck size={20} strokeWidth={1.75} aria-hidden />
          </div>
          <h1>{t('emailVerify.title')}</h1>
          <p>{t('emailVerify.text')}</p>
          <Button
            kind="primary"
            size="large"
            wide
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ sign }, { onSuccess: done })}
          >
            {t('emailVerify.confirm.button')}
          </Button>
          {confirm.isError && (
            <Note kind="error" live>
              {confirm.error.message}
            </Note>
          )}
        </div>
      )}
    </SignInFrame>
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
