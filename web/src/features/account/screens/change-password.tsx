import { changePass } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { ForgottenPassword } from '../components/forgotten-password.tsx';
import { isUsable, NewPasswordFields, NO_PASSWORD } from '../components/new-password.tsx';
import { refusalText } from '../password-refusal.ts';
import styles from './change-password.module.css';

export function ChangePassword(): ReactNode {
  const t = useText();
  const toast = useToast();
  const [old, setOld] = useState('');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const change = useCall(changePass, { ignoreErrors: true, renewsTokens: true });
  const isValid = old !== '' && isUsable(typed);
  const onSuccess = () => {
    setOld('');
    setTyped(NO_PASSWORD);
    toast.message(t('password.saved'));
  };
  const isWrong = change.error?.failure === 'wrongCredentials';
  return (
    <div className={styles['screen']}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isValid || change.isPending) return;
          change.mutate({ oldPassword: old, newPassword: typed.password }, { onSuccess });
        }}
      >
        <p>{t('password.text')}</p>
        <PasswordField
          label={t('password.old')}
          value={old}
          onChange={setOld}
          error={isWrong ? t('password.wrong') : undefined}
        />
        <NewPasswordFields value={typed} onChange={setTyped} />
        {change.isError && !isWrong && (
          <Note kind="error" live>
            {refusalText(t, change.error)}
          </Note>
        )}
        <div>
          <Button kind="primary" type="submit" busy={change.isPending} disabled={!isValid}>
            {t('password.save.button')}
          </Button>
        </div>
      </form>
      <ForgottenPassword />
    </div>
  );
}
