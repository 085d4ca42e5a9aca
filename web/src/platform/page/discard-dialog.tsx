import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';

/** Before something is lost that was typed or changed. The way back is not called "Cancel", which could mean either. */
export function DiscardDialog({
  title,
  text,
  confirm,
  onDiscard,
  onStay,
}: {
  title: string;
  text: string;
  confirm: string;
  onDiscard: () => void;
  onStay: () => void;
}): ReactNode {
  const t = useText();
  return (
    <Dialog
      title={title}
      confirm={confirm}
      cancel={t('ui.dialog.stay.button')}
      danger
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{text}</p>
    </Dialog>
  );
}
