import type { IdentityGroup } from '@archway/contract/core/call';
import { startIdentityPasskey, verifyIdentityByPasskey } from '@archway/contract/credential/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { PasswordField } from '@archway/ui/password-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { signInMethodsQuery } from '../../features/credential/public.ts';
import { answerPasskey, canUsePasskeys } from '../../platform/session/passkeys.ts';
import { usePrompt } from '../../platform/call/prompts.ts';
import { useCall } from '../../platform/call/queries.ts';
import styles from './identity-dialog.module.css';

/** Asks for the password before something sensitive, once for fifteen minutes. */
export function IdentityDialog(): ReactNode {
  const prompt = usePrompt();
  return prompt?.kind === 'identity' ? <AskPassword {...prompt} /> : null;
}

interface AskPasswordProps {
  group: IdentityGroup;
  answer: (isVerified: boolean) => void;
}

/** What is the user's own only their password opens; what administrators do, that of any of them. */
function AskPassword({ group, answer }: AskPasswordProps): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  const isByAnother = group === 'administrator' && user?.role.isAdministrator === false;
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const verify = useCall(verifyIdentity, { ignoreErrors: true });
  const isWrongPassword = verify.error?.failure === 'wrongCredentials';
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
        <p>{t(group === 'own' ? 'identity.ownText' : 'identity.text')}</p>
        {isByAnother && (
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
          // Left empty it says nothing: the passkey below would move away under the pointer.
          required={false}
          onChange={setPassword}
          // Where no account is asked for, only the password can be incorrect.
          error={isWrongPassword && !isByAnother ? t('password.wrong') : verify.error?.message}
        />
        {/* A passkey says who sits here, and only an administrator's own one says that of an administrator. */}
        {!isByAnother && <ByPasskey onVerified={() => answer(true)} />}
      </div>
    </Dialog>
  );
}

/** For whoever has one: it says as much as the password does. */
function ByPasskey({ onVerified }: { onVerified: () => void }): ReactNode {
  const t = useText();
  const { data: methods } = useQuery(signInMethodsQuery);
  const start = useCall(startIdentityPasskey);
  const verify = useCall(verifyIdentityByPasskey);
  if (!canUsePasskeys() || methods === undefined || methods.passkeys.length === 0) return null;
  const ask = async () => {
    const { question } = await start.mutateAsync({});
    const answer = await answerPasskey(question);
    if (answer !== null) verify.mutate({ answer }, { onSuccess: onVerified });
  };
  return (
    <div>
      <Button icon={KeyRound} busy={start.isPending || verify.isPending} onClick={() => void ask()}>
        {t('identity.passkey.button')}
      </Button>
    </div>
  );
}
