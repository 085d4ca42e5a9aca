import {
  acceptPartner,
  cancelPartner,
  listPartners,
  listLivePartners,
  rejectPartner,
  terminatePartner,
} from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

const CALLS = {
  accept: acceptPartner,
  reject: rejectPartner,
  cancel: cancelPartner,
  terminate: terminatePartner,
} as const;
export type StepName = keyof typeof CALLS;

/** Each step is confirmed by the name of the other organization. */
export function ConfirmStep({
  partner,
  step,
  onClose,
}: {
  partner: Partner;
  step: StepName;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const { name } = partner.organization;
  const change = useCall(CALLS[step], { refreshes: [listPartners, listLivePartners], ignoreErrors: true });
  const { partnershipId, version } = partner;
  const onSuccess = () => {
    toast.message(t(`partners.${step}.done`, { name }));
    onClose();
  };
  return (
    <Dialog
      title={t(`partners.${step}.title`, { name })}
      confirm={t(`partners.${step}.button`)}
      danger={step !== 'accept'}
      busy={change.isPending}
      onConfirm={() => change.mutate({ partnershipId, version }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t(`partners.${step}.text`, { name })}</p>
      {change.error !== null && (
        <Note kind="error" live>
          {change.error.message}
        </Note>
      )}
    </Dialog>
  );
}
