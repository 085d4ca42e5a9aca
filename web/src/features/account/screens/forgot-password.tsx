import { forgetPass } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCall } from '../../../platform/call/queries.ts';
import { AccountField, signInForm as styles, SignInFrame } from '../../session/public.ts';

/** Asks whose password is to be set anew. What follows is the same whether there is such an account or not. */
export function ForgotPassword(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const handedOver = (useLocation().state ?? {}) as { account?: string };
  const [account, setAccount] = useState(handedOver.account ?? '');
  const [isComplete, setComplete] = useState(true);
  const ask = useCall(forgetPass, { ignoreErrors: true });
  const submit = () => {
    setComplete(account.trim() !== '');
    if (account.trim() === '' || ask.isPending) return;
    ask.mutate(
      { account },
      { onSuccess: () => void navigate('/forget-pass-email-send', { state: { account: account.trim() } }) },
    );
  };
  return (
    <SignInFrame back words={t('forgot.words')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h1>{t('forgot.title')}</h1>
        <p>{t('forgot.text')}</p>
        <AccountField value={account} isMissing={!isComplete} onChange={setAccount} />
        <Button kind="primary" size="large" type="submit" wide busy={ask.isPending}>
          {t('forgot.send.button')}
        </Button>
        {ask.isError && (
          <Note kind="error" live>
            {ask.error.message}
          </Note>
        )}
      </form>
    </SignInFrame>
  );
}
