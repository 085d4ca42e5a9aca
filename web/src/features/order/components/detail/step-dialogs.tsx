import type { ComponentType, ReactNode } from 'react';
import type { AskedStep } from '../../order-buttons.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AddFilesDialog } from './add-files-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ReadyDialog, ReceiveDialog, StartDialog, UnannouncedDialog } from './confirm-step.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { CancelByLabDialog, RejectDialog } from './reject-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { CorrectDialog, ShipDialog } from './ship-dialog.tsx';

const DIALOGS: Readonly<Record<AskedStep, ComponentType<StepDialogProps>>> = {
  accept: AcceptDialog,
  reject: RejectDialog,
  cancel: CancelDialog,
  cancelByLab: CancelByLabDialog,
  startProcessing: StartDialog,
  setReady: ReadyDialog,
  ship: ShipDialog,
  correctShipping: CorrectDialog,
  complete: ReceiveDialog,
  completeWithoutNotice: UnannouncedDialog,
  addFiles: AddFilesDialog,
  returnRelease: ReturnDialog,
  discard: DiscardDialog,
};

/** The question before a step. */
export function StepDialog({ step, ...props }: StepDialogProps & { step: AskedStep }): ReactNode {
  const Asked = DIALOGS[step];
  return <Asked {...props} />;
}
