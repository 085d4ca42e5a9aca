import { proposeDate } from '@archway/contract/order/dates';
import { todayIn } from '@archway/rules/date-presets';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';

/** A lab names another day than the one that holds. */
export function ProposeDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { weekday } = useFormat();
  const [proposedOn, setDay] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [today] = useState(() => todayIn(detail.lab?.timeZone || 'UTC', new Date()));
  const { run, isPending, problem } = useOrderStep(proposeDate, { ...props, done: t('order.propose.done') });
  const { orderId, version, requestedOn } = detail;
  const confirm = (): void => {
    setTried(true);
    if (proposedOn !== '') run({ orderId, version, proposedOn, reasonText: text.trim() });
  };
  return (
    <Dialog
      title={t('order.propose.title')}
      confirm={t('order.propose.confirm')}
      confirmIcon={CalendarClock}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <TextField
        type="date"
        label={t('order.propose.day')}
        help={t('order.propose.help', { day: requestedOn === null ? '–' : weekday(requestedOn) })}
        error={isTried && proposedOn === '' ? t('order.propose.missing') : undefined}
        value={proposedOn}
        min={today}
        onChange={setDay}
      />
      <TextArea
        label={t('order.propose.words')}
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
