import { forgetPass, getChangePassEmail } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import styles from './forgotten-password.module.css';

export const passwordEmailQuery = callQuery(getChangePassEmail, {}, { ignoreErrors: true });

/** A way on for a signed-in user who no longer knows the current password: a link goes to the account's address. */
export function ForgottenPassword(): ReactNode {
  const t = useText();
  const { data: address } = useQuery(passwordEmailQuery);
  const { data: user } = useQuery(userInfoQuery);
  const ask = useCall(forgetPass);
  if (address === undefined || user === undefined) return null;
  const { email } = address;
  if (ask.isSuccess)
    return (
      <Note kind="ok" icon={MailCheck} live>
        {t('forgottenPassword.sent', { email, minutes: 30 })}
      </Note>
    );
  return (
    <div className={styles['offer']}>
      <p>{t('forgottenPassword.text', { email })}</p>
      <Button busy={ask.isPending} onClick={() => ask.mutate({ account: user.loginAccount })}>
        {t('forgottenPassword.send.button')}
      </Button>
    </div>
  );
}
