import { completeOrder, setReady, startProcessing } from '@archway/contract/order/calls';
import { agreeCancel, parcelArrived, resumeOrder } from '@archway/contract/order/dates';
import type { TextKey } from '@archway/locales/keys';
import { Dialog } from '@archway/ui/dialog';
import type { Icon } from '@archway/ui/icon';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Ban, Hammer, PackageCheck, PackageOpen, PackageSearch, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';

interface ConfirmedStep {
  call:
    | typeof agreeCancel
    | typeof completeOrder
    | typeof parcelArrived
    | typeof resumeOrder
    | typeof setReady
    | typeof startProcessing;
  icon: Icon;
  title: TextKey;
  /** What the other side learns. */
  text: TextKey;
  confirm: TextKey;
  done: TextKey;
  /** It ends something. */
  danger?: true;
}

/** Asks before a step that needs nothing but a yes. */
function ConfirmStep({ step, ...props }: StepDialogProps & { step: ConfirmedStep }): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { run, isPending, problem } = useOrderStep(step.call, { ...props, done: t(step.done) });
  const { orderId, version, other } = detail;
  return (
    <Dialog
      title={t(step.title)}
      confirm={t(step.confirm)}
      confirmIcon={step.icon}
      danger={step.danger === true}
      busy={isPending}
      onConfirm={() => run({ orderId, version })}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <p>{t(step.text, { name: other?.name ?? '' })}</p>
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}

const START: ConfirmedStep = {
  call: startProcessing,
  icon: Hammer,
  title: 'order.start.title',
  text: 'order.start.text',
  confirm: 'order.start.button',
  done: 'order.start.done',
};
const READY: ConfirmedStep = {
  call: setReady,
  icon: PackageCheck,
  title: 'order.ready.title',
  text: 'order.ready.text',
  confirm: 'order.ready.button',
  done: 'order.ready.done',
};
const RECEIVE: ConfirmedStep = {
  call: completeOrder,
  icon: PackageOpen,
  title: 'order.receive.title',
  text: 'order.receive.text',
  confirm: 'order.receive.button',
  done: 'order.receive.done',
};
const UNANNOUNCED: ConfirmedStep = {
  ...RECEIVE,
  title: 'order.unannounced.title',
  text: 'order.unannounced.text',
};

const RESUME: ConfirmedStep = {
  call: resumeOrder,
  icon: Play,
  title: 'order.resume.title',
  text: 'order.resume.text',
  confirm: 'order.resume.button',
  done: 'order.resume.done',
};
const ARRIVED: ConfirmedStep = {
  call: parcelArrived,
  icon: PackageSearch,
  title: 'order.arrived.title',
  text: 'order.arrived.text',
  confirm: 'order.arrived.confirm',
  done: 'order.arrived.done',
};
const AGREE_CANCEL: ConfirmedStep = {
  call: agreeCancel,
  icon: Ban,
  title: 'order.agreeCancel.title',
  text: 'order.agreeCancel.text',
  confirm: 'order.cancel.button',
  done: 'order.agreeCancel.done',
  danger: true,
};

export const ResumeDialog = (props: StepDialogProps): ReactNode => <ConfirmStep {...props} step={RESUME} />;
export const ArrivedDialog = (props: StepDialogProps): ReactNode => <ConfirmStep {...props} step={ARRIVED} />;
export const AgreeCancelDialog = (props: StepDialogProps): ReactNode => (
  <ConfirmStep {...props} step={AGREE_CANCEL} />
);
export const StartDialog = (props: StepDialogProps): ReactNode => <ConfirmStep {...props} step={START} />;
export const ReadyDialog = (props: StepDialogProps): ReactNode => <ConfirmStep {...props} step={READY} />;
export const ReceiveDialog = (props: StepDialogProps): ReactNode => <ConfirmStep {...props} step={RECEIVE} />;
/** A work that came although the lab had not said so. */
export const UnannouncedDialog = (props: StepDialogProps): ReactNode => (
  <ConfirmStep {...props} step={UNANNOUNCED} />
);
