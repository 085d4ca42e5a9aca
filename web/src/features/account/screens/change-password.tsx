import { changePass } from '@archway/contract/account/calls';
import { checkPassword } from '@archway/rules/password';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import styles from './change-password.module.css';

const EMPTY = { old: '', next: '', again: '' };

export function ChangePassword(): ReactNode {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState(EMPTY);
  const change = useCall(changePass, { ignoreErrors: true });
  const isValid =
    typed.old !== '' && checkPassword(typed.next).broken.length === 0 && typed.again === typed.next;
  const submit = () =>
    change.mutate(
      { oldPassword: typed.old, newPassword: typed.next },
      {
        onSuccess: () => {
          setTyped(EMPTY);
          toast.message(t('password.saved'));
        },
      },
    );
  const isWrong = change.error?.failure === 'wrongCredentials';
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !change.isPending) submit();
      }}
    >
      <p>{t('password.text')}</p>
      <PasswordField
        label={t('password.old')}
        value={typed.old}
        onChange={(old) => setTyped({ ...typed, old })}
        error={isWrong ? t('password.wrong') : undefined}
      />
      <PasswordField
        label={t('password.new')}
        isNew
        value={typed.next}
        onChange={(next) => setTyped({ ...typed, next })}
      />
      <PasswordField
        label={t('password.repeat')}
        repeats={typed.next}
        value={typed.again}
        onChange={(again) => setTyped({ ...typed, again })}
      />
      {change.isError && !isWrong && (
        <Note kind="error" live>
          {change.error.message}
        </Note>
      )}
      <div>
        <Button kind="primary" type="submit" busy={change.isPending} disabled={!isValid}>
          {t('password.save.button')}
        </Button>
      </div>
    </form>
  );
}
