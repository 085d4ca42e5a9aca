import { resendEmailConfirm } from '@archway/contract/account/calls';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** A new address has been asked, and the old one stays until it answers. */
export function EmailSent({ to }: { to: string }): ReactNode {
  const t = useText();
  return (
    <Note live title={t('accountEmail.sentTitle')} action={<ResendEmail />}>
      {t('accountEmail.sent', { email: to })}
    </Note>
  );
}

/** Has the mail to the new address sent once more, and says in its place how that went. */
export function ResendEmail(): ReactNode {
  const t = useText();
  const resend = useCall(resendEmailConfirm, { ignoreErrors: true });
  if (resend.isSuccess) return <output>{t('accountEmail.resent')}</output>;
  const nothingWaits = resend.error?.failure === 'notFound';
  return (
    <>
      {resend.isError && (
        <span role="alert">{nothingWaits ? t('accountEmail.nothingWaits') : resend.error.message}</span>
      )}
      {!nothingWaits && (
        <LinkButton
          aria-disabled={resend.isPending}
          onClick={() => {
            if (!resend.isPending) resend.mutate({});
          }}
        >
          {t('accountEmail.resend.button')}
        </LinkButton>
      )}
    </>
  );
}
