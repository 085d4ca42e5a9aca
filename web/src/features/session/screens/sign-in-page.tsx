import { login } from '@archway/contract/session/calls';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import { startSession, useSession } from '../../../platform/session.ts';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import styles from './sign-in-page.module.css';

export function SignInPage(): ReactNode {
  const t = useText();
  const { notice } = useSession();
  const [typed, setTyped] = useState({ account: '', password: '', saveLogin: false });
  const [isComplete, setComplete] = useState(true);
  const signIn = useCall(login, { ignoreErrors: true });

  const submit = () => {
    const isFilledIn = typed.account.trim() !== '' && typed.password !== '';
    setComplete(isFilledIn);
    if (isFilledIn && !signIn.isPending) signIn.mutate(typed, { onSuccess: startSession });
  };
  const missing = (value: string, text: string) => (!isComplete && value.trim() === '' ? text : undefined);

  return (
    <SignInFrame>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h1>{t('signIn.title')}</h1>
        {notice !== null && signIn.isIdle && <Note kind="info" live>{notice}</Note>}
        <TextField
          size="large"
          label={t('signIn.account')}
          value={typed.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          error={missing(typed.account, t('signIn.accountMissing'))}
          onChange={(account) => setTyped({ ...typed, account })}
        />
        <PasswordField
          size="large"
          label={t('signIn.password')}
          value={typed.password}
          required={false}
          error={missing(typed.password, t('ui.password.missing'))}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <Checkbox
          label={t('signIn.saveLogin')}
          checked={typed.saveLogin}
          onChange={(saveLogin) => setTyped({ ...typed, saveLogin })}
        />
        <Button kind="primary" size="large" type="submit" wide busy={signIn.isPending}>
          {t(signIn.isPending ? 'signIn.busy' : 'signIn.button')}
        </Button>
        {signIn.isError && <Note kind="error" live>{signIn.error.message}</Note>}
      </form>
    </SignInFrame>
  );
}
