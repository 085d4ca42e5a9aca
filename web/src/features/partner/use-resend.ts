import { listPartnerInvitations, resendPartnerInvitation } from '@archway/contract/partner/invitation-calls';
import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useCall } from '../../platform/call/queries.ts';

/** Mails an invitation again, with a new link. */
export function useResend(onDone: () => void = () => {}) {
  const t = useText();
  const toast = useToast();
  const call = useCall(resendPartnerInvitation, { refreshes: [listPartnerInvitations] });
  return {
    isBusy: call.isPending,
    resend: ({ invitationId, version, email }: PartnerInvitation): void =>
      call.mutate(
        { invitationId, version },
        {
          onSuccess: () => {
            toast.message(t('partners.invitations.resend.done', { email }));
            onDone();
          },
        },
      ),
  };
}
