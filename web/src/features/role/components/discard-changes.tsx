import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';

/** Before something is left that was changed and not saved. */
export function DiscardChanges({
  count,
  name,
  onDiscard,
  onStay,
}: {
  count: number;
  name: string;
  onDiscard: () => void;
  onStay: () => void;
}): ReactNode {
  const t = useText();
  return (
    <Dialog
      title={t('roles.discardTitle')}
      confirm={t('roles.discard.button')}
      cancel={t('ui.dialog.stay.button')}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{t('roles.discardText', { count, name })}</p>
    </Dialog>
  );
}
