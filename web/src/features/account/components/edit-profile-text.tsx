import { info, update } from '@archway/contract/account/calls';
import type { TextKey } from '@archway/locales/keys';
import { isPhoneNumber } from '@archway/rules/phone-numbers';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './profile-facts.module.css';

export type ProfileText = 'displayName' | 'nickname' | 'phone';

export const PROFILE_TEXT_NAMES: Readonly<Record<ProfileText, TextKey>> = {
  displayName: 'account.displayName',
  nickname: 'account.nickname',
  phone: 'account.phone',
};
const AUTO_COMPLETE: Readonly<Record<ProfileText, string>> = {
  displayName: 'name',
  nickname: 'nickname',
  phone: 'tel',
};
const MAX_LENGTH = 64;

function problemOf(field: ProfileText, text: string): TextKey | undefined {
  if (field === 'displayName' && text === '') return 'account.displayNameMissing';
  if (field === 'phone' && text !== '' && !isPhoneNumber(text)) return 'organization.phoneInvalid';
  return undefined;
}

/** One line about oneself. Only the display name has to be there. */
export function EditProfileText({
  field,
  value,
  onClose,
}: {
  field: ProfileText;
  value: string;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState(value);
  const [isTried, setTried] = useState(false);
  const save = useCall(update, { refreshes: [info], ignoreErrors: true });
  const problem = problemOf(field, typed.trim());
  const error = problem === undefined ? undefined : t(problem);
  const confirm = () => {
    setTried(true);
    if (error !== undefined || typed.trim().length > MAX_LENGTH) return;
    save.mutate(
      { [field]: typed },
      {
        onSuccess: () => {
          toast.message(t('account.saved'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('account.editFact', { fact: t(PROFILE_TEXT_NAMES[field]) })}
      confirm={t('account.save.button')}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <TextField
          label={t(PROFILE_TEXT_NAMES[field])}
          value={typed}
          type={field === 'phone' ? 'tel' : 'text'}
          autoComplete={AUTO_COMPLETE[field]}
          maxLength={MAX_LENGTH}
          error={isTried ? error : undefined}
          onChange={setTyped}
        />
        {save.isError && (
          <Note kind="error" live>
            {save.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
