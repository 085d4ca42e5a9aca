import { useState, type ReactNode } from 'react';
import { t } from '../../../platform/i18n.ts';
import { signOut } from '../sign-out.ts';

export function SignOutButton(): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <button type="button" disabled={isLeaving} onClick={leave}>
      {t('signIn.signOut.button')}
    </button>
  );
}
