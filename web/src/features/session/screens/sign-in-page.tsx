import { login } from '@archway/contract/session/calls';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCall } from '../../../platform/queries.ts';
import { startSession, useSession } from '../../../platform/session.ts';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import styles from './sign-in-page.module.css';

interface Typed {
  account: string;
  password: string;
  saveLogin: boolean;
}

export function SignInPage(): ReactNode {
  const t = useText();
  const { notice } = useSession();
  const [typed, setTyped] = useState<Typed>({ account: '', password: '', saveLogin: false });
  const [isComplete, setComplete] = useState(true);
  const password = useRef<HTMLInputElement>(null);
  const signIn = useCall(login, { ignoreErrors: true });
  const submit = () => {
    const isFilledIn = typed.account.trim() !== '' && typed.password !== '';
    setComplete(isFilledIn);
    if (isFilledIn && !signIn.isPending)
      signIn.mutate(typed, { onSuccess: startSession, onError: () => password.current?.select() });
  };
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
        {notice !== null && signIn.isIdle && (
          <Note kind="info" live>
            {notice}
          </Note>
        )}
        <Credentials password={password} typed={typed} onChange={setTyped} isComplete={isComplete} />
        <Button kind="primary" size="large" type="submit" wide busy={signIn.isPending}>
          {t(signIn.isPending ? 'signIn.busy' : 'signIn.button')}
        </Button>
        {signIn.isError && (
          <Note kind="error" live>
            {signIn.error.message}
          </Note>
        )}
      </form>
    </SignInFrame>
  );
}

function Credentials({
  password: passwordRef,
  typed,
  onChange,
  isComplete,
}: {
  password: RefObject<HTMLInputElement | null>;
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Else the fields that are empty say so. */
  isComplete: boolean;
}): ReactNode {
  const t = useText();
  const missing = (value: string, text: string) => (!isComplete && value.trim() === '' ? text : undefined);
  return (
    <>
      <TextField
        size="large"
        label={t('signIn.account')}
        value={typed.account}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        error={missing(typed.account, t('signIn.accountMissing'))}
        onChange={(account) => onChange({ ...typed, account })}
      />
      <PasswordField
        ref={passwordRef}
        size="large"
        label={t('signIn.password')}
        value={typed.password}
        required={false}
        error={missing(typed.password, t('ui.password.missing'))}
        onChange={(password) => onChange({ ...typed, password })}
      />
      <Checkbox
        label={t('signIn.saveLogin')}
        checked={typed.saveLogin}
        onChange={(saveLogin) => onChange({ ...typed, saveLogin })}
      />
    </>
  );
}
