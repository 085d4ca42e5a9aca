import type { ComponentType, ReactNode } from 'react';
import type { AskedStep } from '../../order-buttons.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AddFilesDialog } from './add-files-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import {
  AgreeCancelDialog,
  ArrivedDialog,
  ReadyDialog,
  ReceiveDialog,
  ResumeDialog,
  StartDialog,
  UnannouncedDialog,
} from './confirm-step.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { CancelByLabDialog, RejectDialog } from './reject-dialog.tsx';
import { RemakeDialog } from './remake-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { CorrectDialog, ShipDialog } from './ship-dialog.tsx';
import { AskCancelDialog, HoldDialog, RedeliveryDialog, RefuseCancelDialog } from './words-step.tsx';

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
  hold: HoldDialog,
  resume: ResumeDialog,
  proposeDate: ProposeDialog,
  answerDate: AnswerDialog,
  askCancel: AskCancelDialog,
  agreeCancel: AgreeCancelDialog,
  refuseCancel: RefuseCancelDialog,
  parcelArrived: ArrivedDialog,
  askRedelivery: RedeliveryDialog,
  remake: RemakeDialog,
  assign: AssignDialog,
};

/** The question before a step. */
export function StepDialog({ step, ...props }: StepDialogProps & { step: AskedStep }): ReactNode {
  const Asked = DIALOGS[step];
  return <Asked {...props} />;
}
