import { openPartnerInvitation } from '@archway/contract/partner/invitation-calls';
import { Button } from '@archway/ui/button';
import { HeadingLevel } from '@archway/ui/heading-level';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../platform/call/queries.ts';
import { wayOfType } from '../invitation.ts';
import { keepDraft, keptDraft } from '../kept-draft.ts';

/** The link of a mail: who invites is asked once, then the registration begins with it. */
export function OpenInvitation({ token }: { token: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const open = useCall(openPartnerInvitation, { ignoreErrors: true });
  const { mutate } = open;
  const asked = useRef('');
  const ask = (): void =>
    mutate(
      { token },
      {
        onSuccess: ({ type, email, organization: { name } }) => {
          keepDraft({
            ...keptDraft(),
            way: wayOfType(type),
            isInvited: true,
            invitation: token,
            invitedBy: name,
            invitedEmail: email,
            email,
          });
          void navigate('/register', { replace: true });
        },
      },
    );
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    ask();
  });
  if (open.error === null) return <LoadingState />;
  if (open.error.failure !== 'invitationExpired')
    return <ErrorState serverText={open.error.message} onRetry={ask} />;
  return (
    <HeadingLevel value="h1">
      <EmptyState
        title={t('register.invitation.expired')}
        actions={
          <Button kind="primary" onClick={() => void navigate('/register', { replace: true })}>
            {t('register.invitation.without.button')}
          </Button>
        }
      >
        <p>{t('register.invitation.expiredText')}</p>
      </EmptyState>
    </HeadingLevel>
  );
}
