import { askCancel, askRedelivery, holdOrder, refuseCancel } from '@archway/contract/order/dates';
import type { TextKey } from '@archway/locales/keys';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { Dialog } from '@archway/ui/dialog';
import type { Icon } from '@archway/ui/icon';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { Ban, Pause, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';

interface ExplainedStep {
  call: typeof askCancel | typeof askRedelivery | typeof holdOrder | typeof refuseCancel;
  icon?: Icon;
  title: TextKey;
  /** What it means, and for whom. */
  text: TextKey;
  label: TextKey;
  confirm: TextKey;
  done: TextKey;
  /** It may end something. */
  danger?: true;
}

/** Asks for the reason of a step, in the reader's own words. */
function WordsStep({ step, ...props }: StepDialogProps & { step: ExplainedStep }): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isPending, problem } = useOrderStep(step.call, { ...props, done: t(step.done) });
  const { orderId, version, other } = detail;
  const reasonText = text.trim();
  const confirm = (): void => {
    setTried(true);
    if (reasonText !== '' && reasonText.length <= ORDER_LIMITS.reason) run({ orderId, version, reasonText });
  };
  return (
    <Dialog
      title={t(step.title)}
      confirm={t(step.confirm)}
      {...(step.icon === undefined ? {} : { confirmIcon: step.icon })}
      danger={step.danger === true}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <p>{t(step.text, { name: other?.name ?? '' })}</p>
      <TextArea
        label={t(step.label)}
        error={isTried && reasonText === '' ? t('order.words.missing') : undefined}
        value={text}
        rows={2}
        maxLength={ORDER_LIMITS.reason}
        onChange={setText}
      />
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}

const HOLD: ExplainedStep = {
  call: holdOrder,
  icon: Pause,
  title: 'order.hold.title',
  text: 'order.hold.text',
  label: 'order.hold.words',
  confirm: 'order.hold.confirm',
  done: 'order.hold.done',
};
const ASK_CANCEL: ExplainedStep = {
  call: askCancel,
  icon: Ban,
  title: 'order.askCancel.title',
  text: 'order.askCancel.text',
  label: 'order.askCancel.words',
  confirm: 'order.askCancel.confirm',
  done: 'order.askCancel.done',
  danger: true,
};
const REFUSE_CANCEL: ExplainedStep = {
  call: refuseCancel,
  title: 'order.refuseCancel.title',
  text: 'order.refuseCancel.text',
  label: 'order.refuseCancel.words',
  confirm: 'order.refuseCancel.confirm',
  done: 'order.refuseCancel.done',
};
const REDELIVERY: ExplainedStep = {
  call: askRedelivery,
  icon: Undo2,
  title: 'order.redeliver.title',
  text: 'order.redeliver.text',
  label: 'order.redeliver.words',
  confirm: 'order.redeliver.confirm',
  done: 'order.redeliver.done',
};

export const HoldDialog = (props: StepDialogProps): ReactNode => <WordsStep {...props} step={HOLD} />;
export const AskCancelDialog = (props: StepDialogProps): ReactNode => (
  <WordsStep {...props} step={ASK_CANCEL} />
);
export const RefuseCancelDialog = (props: StepDialogProps): ReactNode => (
  <WordsStep {...props} step={REFUSE_CANCEL} />
);
export const RedeliveryDialog = (props: StepDialogProps): ReactNode => (
  <WordsStep {...props} step={REDELIVERY} />
);
