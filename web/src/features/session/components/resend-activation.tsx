import { resendActivate } from '@archway/contract/account/calls';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

/** The account waits for its e-mail to be opened, and the e-mail can be had again. */
export function ResendActivation({ account }: { account: string }): ReactNode {
  const t = useText();
  const resend = useCall(resendActivate);
  if (resend.isSuccess)
    return (
      <Note kind="ok" live>
        {t('resend.sent')}
      </Note>
    );
  return (
    <Note kind="warn" live>
      {t('failure.noVerifyEmail')}{' '}
      <LinkButton disabled={resend.isPending} onClick={() => resend.mutate({ account })}>
        {t('resend.button')}
      </LinkButton>
    </Note>
  );
}
