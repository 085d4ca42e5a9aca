import { Checkbox } from '@archway/ui/checkbox';
import { PasswordField } from '@archway/ui/password-field';
import { useText } from '@archway/ui/text';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { AccountField } from './account-field.tsx';
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
  return (
    <>
      <AccountField
        value={typed.account}
        isMissing={!isComplete && typed.account.trim() === ''}
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
        error={!isComplete && typed.password === '' ? t('ui.password.missing') : undefined}
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
