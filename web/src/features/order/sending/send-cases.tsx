import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CasesDialogProps } from '../../../platform/page/cases-action.tsx';
import { CasesSentDialog } from './cases-sent.tsx';
import { CheckedCases } from './checked-cases.tsx';
import { SaidFields } from './said-fields.tsx';
import { useSendCases, type CasesSent } from './use-send-cases.ts';

/** One order for each of the chosen cases: to one lab, by one day, with one consent. */
export function SendCases({ cases, onAnswer, onClose }: CasesDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  // As they were when they were chosen.
  const [chosen, choose] = useState(cases);
  const [answer, show] = useState<CasesSent | null>(null);
  const finish = (sent: CasesSent): void => {
    onAnswer(sent.failed.map(({ row }) => row.caseId));
    if (sent.failed.length > 0) return show(sent);
    if (sent.sent.length > 0) toast.message(t('order.sendMany.done', { count: sent.sent.length }));
    else toast.message(t('order.sendMany.askedDone', { count: sent.asked.length }));
    onClose();
  };
  if (answer !== null)
    return (
      <CasesSentDialog
        answer={answer}
        now={cases}
        onAgain={() => {
          choose(answer.failed.map(({ row }) => row));
          show(null);
        }}
        onClose={onClose}
      />
    );
  return <AskSending key={chosen.length} cases={chosen} onAnswer={finish} onClose={onClose} />;
}

interface AskSendingProps extends Omit<CasesDialogProps, 'onAnswer'> {
  onAnswer: (answer: CasesSent) => void;
}

function AskSending({ cases, onAnswer, onClose }: AskSendingProps): ReactNode {
  const t = useText();
  const sending = useSendCases(cases, onAnswer);
  const { lab, said, toSend, toAsk, blocked, hasConsent, setConsent, checked, problem } = sending;
  const isKnown = checked.data !== undefined && !checked.isPlaceholderData;
  const needsConsent = toSend > 0;
  return (
    <Dialog
      title={t('order.sendMany.title', { count: cases.length })}
      confirm={confirmWords(t, { toSend, toAsk, blocked })}
      confirmIcon={Send}
      busy={sending.isPending}
      valid={isKnown && said.requestedOn !== null && (!needsConsent || hasConsent)}
      onConfirm={sending.send}
      onClose={onClose}
    >
      <SaidFields sending={sending} />
      <CheckedCases cases={cases} sending={sending} />
      {blocked > 0 && <Note kind="warn">{t('order.sendMany.kept', { count: blocked })}</Note>}
      {toAsk > 0 && <Note kind="info">{t('order.sendMany.asks', { count: toAsk })}</Note>}
      {lab !== '' && needsConsent && (
        <Checkbox
          checked={hasConsent}
          onChange={setConsent}
          label={t('order.sendMany.consent', { lab })}
          help={t('order.sendMany.recorded')}
        />
      )}
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}

function confirmWords(
  t: ReturnType<typeof useText>,
  { toSend, toAsk, blocked }: { toSend: number; toAsk: number; blocked: number },
): string {
  if (toSend > 0) return t('order.sendMany.send', { count: toSend });
  if (toAsk > 0) return t('order.sendMany.ask', { count: toAsk });
  return blocked > 0 ? t('order.sendMany.save', { count: blocked }) : t('order.batch.send.button');
}
