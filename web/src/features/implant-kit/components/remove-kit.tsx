import { deleteImplantKit, listImplantKits } from '@archway/contract/implant-kit/calls';
import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import { kitText } from '@archway/locales/treatment-words';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export interface RemoveKitProps {
  kit: OwnImplantKit;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a kit is removed, which colleagues may be using. */
export function RemoveKit({ kit, onRemoved, onClose }: RemoveKitProps): ReactNode {
  const t = useText();
  const removal = useCall(deleteImplantKit, { refreshes: [listImplantKits], ignoreErrors: true });
  return (
    <Dialog
      title={t('treatment.kit.remove.title', { kit: kitText(t, kit) })}
      confirm={t('treatment.kit.remove.confirm.button')}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ kitId: kit.kitId }, { onSuccess: onRemoved })}
      onClose={onClose}
    >
      <p>{t('treatment.kit.remove.text')}</p>
      {removal.error !== null && (
        <Note kind="error" live>
          {removal.error.message}
        </Note>
      )}
    </Dialog>
  );
}
