import { stopPartnerInvitations } from '@archway/contract/partner/invitation-calls';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../platform/call/queries.ts';
import { signInForm as frame, SignInFrame } from '../../session/public.ts';

/** Ends invitations to an address for good. Opening the page does nothing: programs open links of mails too. */
export function NoMoreInvitations(): ReactNode {
  const t = useText();
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const stop = useCall(stopPartnerInvitations, { ignoreErrors: true });
  return (
    <SignInFrame back words={t('stopInvitations.words')}>
      <form
        className={frame['form']}
        onSubmit={(event) => {
          event.preventDefault();
          stop.mutate({ token });
        }}
      >
        <h1>{t('stopInvitations.title')}</h1>
        {stop.isSuccess ? (
          <Note kind="ok" live>
            {t('stopInvitations.done')}
          </Note>
        ) : (
          <>
            <p>{t('stopInvitations.text')}</p>
            {stop.error !== null && (
              <Note kind="error" live>
                {stop.error.message}
              </Note>
            )}
            <Button kind="primary" size="large" type="submit" busy={stop.isPending} disabled={token === ''}>
              {t('stopInvitations.stop.button')}
            </Button>
          </>
        )}
      </form>
    </SignInFrame>
  );
}
