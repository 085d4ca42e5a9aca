import { applyPartner, listPartners } from '@archway/contract/partner/calls';
import type { ListedOrganization } from '@archway/contract/partner/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export function ApplyDialog({ to, onClose }: { to: ListedOrganization; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const { name } = to.organization;
  const apply = useCall(applyPartner, { refreshes: [listPartners], ignoreErrors: true });
  const onSuccess = () => {
    toast.message(t('partners.apply.done', { name }));
    onClose();
  };
  return (
    <Dialog
      title={t('partners.apply.title', { name })}
      confirm={t('partners.apply.button')}
      busy={apply.isPending}
      onConfirm={() => apply.mutate({ companyCode: to.companyCode }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('partners.apply.text', { name })}</p>
      {apply.error !== null && (
        <Note kind="error" live>
          {apply.error.message}
        </Note>
      )}
    </Dialog>
  );
}
