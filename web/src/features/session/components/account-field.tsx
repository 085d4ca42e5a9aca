import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';

/** An email address or an account name, as somebody types it who is not signed in. */
export function AccountField({
  value,
  onChange,
  isMissing = false,
}: {
  value: string;
  onChange: (value: string) => void;
  /** It was needed and left empty. */
  isMissing?: boolean;
}): ReactNode {
  const t = useText();
  return (
    <TextField
      size="large"
      label={t('signIn.account')}
      value={value}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      error={isMissing ? t('signIn.accountMissing') : undefined}
      onChange={onChange}
    />
  );
}
