import { checkPassword } from '@archway/rules/password';
import { PasswordField } from '@archway/ui/password-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  repeated: string;
}

export const NO_PASSWORD: NewPassword = { password: '', repeated: '' };

export const isUsable = ({ password, repeated }: NewPassword): boolean =>
  checkPassword(password).broken.length === 0 && repeated === password;

export function NewPasswordFields({
  value,
  onChange,
}: {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
}): ReactNode {
  const t = useText();
  return (
    <>
      <PasswordField
        label={t('password.new')}
        isNew
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
      />
      <PasswordField
        label={t('password.repeat')}
        repeats={value.password}
        value={value.repeated}
        onChange={(repeated) => onChange({ ...value, repeated })}
      />
    </>
  );
}
