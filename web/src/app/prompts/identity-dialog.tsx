import { verifyIdentity } from '@archway/contract/session/calls';
import { Dialog } from '@archway/ui/dialog';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { userInfoQuery } from '../../features/account/public.ts';
import { usePrompt } from '../../platform/prompts.ts';
import { useCall } from '../../platform/queries.ts';
import styles from './identity-dialog.module.css';

/** Asks for the password before something sensitive, once for fifteen minutes. */
export function IdentityDialog(): ReactNode {
  const prompt = usePrompt();
  return prompt?.kind === 'identity' ? <AskPassword answer={prompt.answer} /> : null;
}

function AskPassword({ answer }: { answer: (isVerified: boolean) => void }): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const verify = useCall(verifyIdentity, { ignoreErrors: true });
  const submit = () =>
    verify.mutate(
      { password, ...(account.trim() === '' ? {} : { account: account.trim() }) },
      { onSuccess: () => answer(true) },
    );
  return (
    <Dialog
      title={t('identity.title')}
      confirm={t('identity.confirm.button')}
      busy={verify.isPending}
      valid={password !== ''}
      onConfirm={submit}
      onClose={() => answer(false)}
    >
      <div className={styles['fields']}>
        <p>{t('identity.text')}</p>
        {user?.role.isAdministrator === false && (
          <TextField
            label={t('identity.account')}
            help={t('identity.accountHelp')}
            value={account}
            maxLength={128}
            autoComplete="off"
            onChange={setAccount}
          />
        )}
        <PasswordField
          label={t('identity.password')}
          value={password}
          onChange={setPassword}
          error={verify.error?.message}
        />
      </div>
    </Dialog>
  );
}
