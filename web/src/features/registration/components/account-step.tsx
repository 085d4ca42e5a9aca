import { Note } from '@archway/ui/note';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { MAX_LENGTH } from '../checks.ts';
import type { Draft } from '../draft.ts';
import type { Registration } from '../use-registration.ts';
import styles from './fields.module.css';
import { StepForm } from './step-form.tsx';

/** Who becomes the administrator. The address is the account's name, so there is none to be chosen. */
export function AccountStep({
  draft,
  secret,
  change,
  changeSecret,
  errorOf,
  ...form
}: Registration): ReactNode {
  const t = useText();
  const [isLost] = useState(draft.email !== '' && secret.password === '');
  return (
    <StepForm
      title={t('register.account.title')}
      text={t('register.account.text', { organization: draft.name.trim() })}
      action={t('register.continue.button')}
      attempts={form.attempts}
      onSubmit={form.submit}
      onBack={form.goBack}
    >
      {isLost && <Note>{t('register.account.lost')}</Note>}
      <TextField
        label={t('account.displayName')}
        value={draft.displayName}
        autoComplete="name"
        maxLength={MAX_LENGTH.displayName}
        error={errorOf('displayName', 'account')}
        onChange={(displayName) => change({ displayName })}
      />
      <EmailField draft={draft} error={errorOf('email', 'account')} onChange={(email) => change({ email })} />
      <div className={styles['fields']}>
        <PasswordField
          label={t('signIn.password')}
          isNew
          value={secret.password}
          error={errorOf('password', 'account')}
          onChange={(password) => changeSecret({ password })}
        />
        <PasswordField
          label={t('register.account.again')}
          repeats={secret.password}
          value={secret.repeated}
          error={errorOf('repeated', 'account')}
          onChange={(repeated) => changeSecret({ repeated })}
        />
      </div>
      <p className={styles['quiet']}>{t('register.account.passkey')}</p>
    </StepForm>
  );
}

/** An address that was invited is the account's: another would not be a partner. */
function EmailField({
  draft: { email, invitedEmail, invitedBy },
  error,
  onChange,
}: {
  draft: Draft;
  error: string | undefined;
  onChange: (email: string) => void;
}): ReactNode {
  const t = useText();
  const isInvited = invitedEmail !== '';
  return (
    <TextField
      label={t('register.account.email')}
      type="email"
      help={isInvited ? t('register.invitation.email', { name: invitedBy }) : t('register.account.emailHelp')}
      readOnly={isInvited}
      value={email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_LENGTH.email}
      error={error}
      onChange={onChange}
    />
  );
}
