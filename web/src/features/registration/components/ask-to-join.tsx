import { askToJoin } from '@archway/contract/member/calls';
import { isEmailAddress } from '@archway/rules/email-addresses';
import type { TextKey } from '@archway/locales/keys';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './step-form.module.css';

interface Asker {
  colleague: string;
  displayName: string;
  email: string;
}

type Problems = Partial<Record<keyof Asker, TextKey>>;

function problemsOf({ colleague, displayName, email }: Asker): Problems {
  return {
    ...(isEmailAddress(colleague) ? {} : { colleague: 'register.way.colleagueInvalid' as const }),
    ...(displayName === '' ? { displayName: 'account.displayNameMissing' as const } : {}),
    ...(isEmailAddress(email) ? {} : { email: 'accountEmail.invalid' as const }),
  };
}

/** For somebody whose organization is here already: its administrators are asked by mail. The page learns nothing. */
export function AskToJoin({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState<Asker>({ colleague: '', displayName: '', email: '' });
  const [isTried, setTried] = useState(false);
  const ask = useCall(askToJoin, { ignoreErrors: true });
  const asker: Asker = {
    colleague: typed.colleague.trim(),
    displayName: typed.displayName.trim(),
    email: typed.email.trim(),
  };
  const problems = problemsOf(asker);
  const send = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) ask.mutate(asker);
  };
  if (ask.isSuccess)
    return (
      <Dialog title={t('register.way.askTitle')} onClose={onClose}>
        <Note kind="ok" live>
          {t('register.way.asked', { email: asker.email })}
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
        <p>{t('register.way.askExplained')}</p>
        <AskerFields typed={typed} problems={isTried ? problems : {}} onChange={setTyped} />
        {ask.isError && (
          <Note kind="error" live>
            {ask.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

const FIELDS = [
  { field: 'colleague', label: 'register.way.colleague', type: 'email', autoComplete: 'off' },
  { field: 'displayName', label: 'join.name', type: 'text', autoComplete: 'name' },
  { field: 'email', label: 'join.email', type: 'email', autoComplete: 'email' },
] as const;

function AskerFields({
  typed,
  problems,
  onChange,
}: {
  typed: Asker;
  problems: Problems;
  onChange: (typed: Asker) => void;
}): ReactNode {
  const t = useText();
  return FIELDS.map(({ field, label, type, autoComplete }) => {
    const problem = problems[field];
    return (
      <TextField
        key={field}
        label={t(label)}
        type={type}
        value={typed[field]}
        autoComplete={autoComplete}
        error={problem === undefined ? undefined : t(problem)}
        onChange={(text) => onChange({ ...typed, [field]: text })}
      />
    );
  });
}
