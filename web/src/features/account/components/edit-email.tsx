import { editEmail, info } from '@archway/contract/account/calls';
import { isEmailAddress } from '@archway/rules/email-addresses';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './profile-facts.module.css';

interface EditEmailProps {
  email: string;
  /** An address that is not can be asked again. */
  isVerified: boolean;
  onClose: () => void;
}

/** Asks a new address whether it is right. Nothing else changes until it answers. */
export function EditEmail({ email, isVerified, onClose }: EditEmailProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(isVerified ? '' : email);
  const [isTried, setTried] = useState(false);
  const change = useCall(editEmail, { refreshes: [info], ignoreErrors: true });
  const wanted = typed.trim();
  const isAddress = isEmailAddress(wanted);
  const isSame = isVerified && wanted.toLowerCase() === email.toLowerCase();
  const confirm = () => {
    setTried(true);
    if (!isAddress || isSame) return;
    change.mutate({ email: wanted }, { onSuccess: onClose });
  };
  const problem = isAddress ? t('accountEmail.same') : t('accountEmail.invalid');
  return (
    <Dialog
      title={t('accountEmail.title')}
      confirm={t('accountEmail.send.button')}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('accountEmail.text')}</p>
        <TextField
          label={t('accountEmail.new')}
          type="email"
          value={typed}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          error={isTried && (!isAddress || isSame) ? problem : undefined}
          onChange={setTyped}
        />
        {change.isError && (
          <Note kind="error" live>
            {change.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
