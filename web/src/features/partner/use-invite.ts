import { invitePartner, listPartnerInvitations } from '@archway/contract/partner/invitation-calls';
import { isEmailAddress } from '@archway/rules/email-addresses';
import { INVITATION_MESSAGE } from '@archway/rules/invitations';
import { useText } from '@archway/ui/text';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { useInviteDraft } from './use-invite-draft.ts';

/** What is typed to invite a lab, and sending it. What was sent is forgotten, what was not stays. */
export function useInvite() {
  const t = useText();
  const { email: typed, message, change, forget } = useInviteDraft();
  const [isTried, setTried] = useState(false);
  const call = useCall(invitePartner, { refreshes: [listPartnerInvitations], ignoreErrors: true });
  const email = typed.trim();
  const words = message.trim();
  const send = (): void => {
    setTried(true);
    if (!isEmailAddress(email) || words.length > INVITATION_MESSAGE) return;
    const onSuccess = ({ outcome }: { outcome: string }): void => {
      setTried(false);
      if (outcome === 'invited') forget();
    };
    call.mutate({ email, ...(words === '' ? {} : { message: words }) }, { onSuccess });
  };
  return {
    typed,
    message,
    change: (changed: { email?: string; message?: string }) => {
      change(changed);
      if (changed.email !== undefined) call.reset();
    },
    problem: isTried && !isEmailAddress(email) ? t('accountEmail.invalid') : undefined,
    send,
    call,
  };
}
