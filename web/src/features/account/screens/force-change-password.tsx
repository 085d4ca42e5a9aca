import { forceChangePass, info } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { signOut } from '../../session/public.ts';
import { isUsable, NewPasswordFields, NO_PASSWORD } from '../components/new-password.tsx';
import { refusalText } from '../password-refusal.ts';
import styles from './force-change-password.module.css';

/** Whose password was reset sets a new one before anything else. */
export function ForceChangePassword(): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(NO_PASSWORD);
  const change = useCall(forceChangePass, {
    refreshes: [info],
    ignoreErrors: true,
    renewsTokens: true,
  });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable(typed) && !change.isPending) change.mutate({ newPassword: typed.password });
      }}
    >
      <h1>{t('forcedChange.title')}</h1>
      <p>{t('forcedChange.text')}</p>
      <NewPasswordFields value={typed} onChange={setTyped} />
      {change.isError && (
        <Note kind="error" live>
          {refusalText(t, change.error)}
        </Note>
      )}
      <Button
        kind="primary"
        size="large"
        type="submit"
        wide
        busy={change.isPending}
        disabled={!isUsable(typed)}
      >
        {t('password.save.button')}
      </Button>
      <Button kind="quiet" wide onClick={() => void signOut()}>
        {t('shell.signOut.button')}
      </Button>
    </form>
  );
}
