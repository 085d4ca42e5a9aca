import { forceChangePass, info } from '@archway/contract/account/calls';
import { checkPassword } from '@archway/rules/password';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { signOut } from '../features/session/public.ts';
import { useCall } from '../platform/queries.ts';
import { PlainPage } from './plain-page.tsx';
import styles from './force-change-password.module.css';

/** Whose password was reset sets a new one before anything else. */
export function ForceChangePassword(): ReactNode {
  const t = useText();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const change = useCall(forceChangePass, { refreshes: [info], ignoreErrors: true });
  const isValid = checkPassword(password).broken.length === 0 && repeated === password;
  return (
    <PlainPage>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid && !change.isPending) change.mutate({ newPassword: password });
        }}
      >
        <h1>{t('forcedChange.title')}</h1>
        <p>{t('forcedChange.text')}</p>
        <PasswordField label={t('password.new')} isNew value={password} onChange={setPassword} />
        <PasswordField
          label={t('password.repeat')}
          repeats={password}
          value={repeated}
          onChange={setRepeated}
        />
        {change.isError && (
          <Note kind="error" live>
            {change.error.message}
          </Note>
        )}
        <Button kind="primary" size="large" type="submit" wide busy={change.isPending} disabled={!isValid}>
          {t('password.save.button')}
        </Button>
        <Button kind="quiet" wide onClick={() => void signOut()}>
          {t('shell.signOut.button')}
        </Button>
      </form>
    </PlainPage>
  );
}
