import { Checkbox } from '@archway/ui/checkbox';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { Typed } from './use-sign-in.ts';

export function CredentialFields({
  typed,
  onType,
  isComplete,
  passwordRef,
}: {
  typed: Typed;
  onType: (typed: Typed) => void;
  /** Else the fields that are empty say so. */
  isComplete: boolean;
  passwordRef: RefObject<HTMLInputElement | null>;
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
        onChange={(account) => onType({ ...typed, account })}
      />
      <PasswordField
        ref={passwordRef}
        size="large"
        label={t('signIn.password')}
        aside={
          <Link to="/forget-pass-account" state={{ account: typed.account }}>
            {t('signIn.forgot')}
          </Link>
        }
        value={typed.password}
        required={false}
        error={missing(typed.password, t('ui.password.missing'))}
        onChange={(password) => onType({ ...typed, password })}
      />
      <Checkbox
        label={t('signIn.saveLogin')}
        checked={typed.saveLogin}
        onChange={(saveLogin) => onType({ ...typed, saveLogin })}
      />
    </>
  );
}
