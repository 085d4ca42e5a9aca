import { answerDate } from '@archway/contract/order/dates';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { ChoiceList } from '@archway/ui/choice-list';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { CalendarCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';

/** The clinic agrees to the later day that its lab has named, or stays with the one before. */
export function AnswerDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { weekday } = useFormat();
  const [answer, setAnswer] = useState<'agree' | 'decline' | ''>('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isPending, problem } = useOrderStep(answerDate, { ...props, done: t('order.answer.done') });
  const { orderId, version, proposedOn, estimatedOn, requestedOn, lab } = detail;
  const dayOf = (day: string | null): string => (day === null ? '–' : weekday(day));
  const day = dayOf(proposedOn);
  const before = dayOf(estimatedOn ?? requestedOn);
  const confirm = (): void => {
    setTried(true);
    if (answer !== '') run({ orderId, version, agrees: answer === 'agree', reasonText: text.trim() });
  };
  return (
    <Dialog
      title={t('order.answer.title', { day })}
      confirm={t('order.answer.confirm')}
      confirmIcon={CalendarCheck}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <p>{t('order.answer.line', { name: lab?.name ?? '', day, before })}</p>
      <ChoiceList
        label={t('order.answer.label')}
        value={answer}
        choices={[
          { value: 'agree', title: t('order.answer.agree', { day }) },
          { value: 'decline', title: t('order.answer.decline', { before }) },
        ]}
        error={isTried && answer === '' ? t('order.answer.missing') : undefined}
        onChange={setAnswer}
      />
      <TextArea
        label={t('order.answer.words')}
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
