import { askToJoin } from '@archway/contract/member/calls';
import { isEmailAddress } from '@archway/rules/email-addresses';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import styles from './step-form.module.css';

/** For somebody whose organization is here already: its administrators are asked by mail. The page learns nothing. */
export function AskToJoin({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState({ colleague: '', displayName: '', email: '' });
  const [isTried, setTried] = useState(false);
  const ask = useCall(askToJoin, { ignoreErrors: true });
  const errors = {
    colleague: isEmailAddress(typed.colleague.trim()) ? undefined : t('register.way.colleagueInvalid'),
    displayName: typed.displayName.trim() === '' ? t('account.displayNameMissing') : undefined,
    email: isEmailAddress(typed.email.trim()) ? undefined : t('accountEmail.invalid'),
  };
  const shown: Partial<typeof errors> = isTried ? errors : {};
  const send = () => {
    setTried(true);
    if (Object.values(errors).some((error) => error !== undefined)) return;
    ask.mutate({
      colleague: typed.colleague.trim(),
      displayName: typed.displayName.trim(),
      email: typed.email.trim(),
    });
  };
  if (ask.isSuccess)
    return (
      <Dialog title={t('register.way.askTitle')} onClose={onClose}>
        <Note kind="ok" live>
          {t('register.way.sent', { email: typed.email.trim() })}
        </Note>
      </Dialog>
    );
  return (
    <Dialog
      title={t('register.way.askTitle')}
      confirm={t('register.way.send.button')}
      busy={ask.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('register.way.askText')}</p>
        <TextField
          label={t('register.way.colleague')}
          type="email"
          value={typed.colleague}
          autoComplete="off"
          error={shown.colleague}
          onChange={(colleague) => setTyped({ ...typed, colleague })}
        />
        <TextField
          label={t('join.name')}
          value={typed.displayName}
          autoComplete="name"
          maxLength={64}
          error={shown.displayName}
          onChange={(displayName) => setTyped({ ...typed, displayName })}
        />
        <TextField
          label={t('join.email')}
          type="email"
          value={typed.email}
          autoComplete="email"
          error={shown.email}
          onChange={(email) => setTyped({ ...typed, email })}
        />
        {ask.isError && (
          <Note kind="error" live>
            {ask.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
