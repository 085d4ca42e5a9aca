import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useAccept } from '../../use-accept.ts';
import { Facts, type Fact } from './facts.tsx';
import { OrderAbout } from './order-about.tsx';

/** The lab promises the requested day, or proposes a later one. */
export function AcceptDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { weekday, monthDay } = useFormat();
  const { isNeeded, least, typed, setTyped, wrong, isProposal, isPending, problem, accept } =
    useAccept(props);
  const { requestedOn } = detail;
  // Once it has passed, nothing can be promised for it.
  const promised = isNeeded ? null : requestedOn;
  const facts: Fact[] = [
    [t('order.facts.requested'), requestedOn === null ? '' : weekday(requestedOn)],
    ...(promised === null
      ? []
      : [[t('order.accept.estimated'), <strong key="day">{weekday(promised)}</strong>] as const]),
  ];
  return (
    <Dialog
      title={t('order.accept.title')}
      confirm={t('order.accept.confirm')}
      confirmIcon={Check}
      busy={isPending}
      onConfirm={accept}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <Facts facts={facts} />
      <TextField
        type="date"
        label={t(isNeeded ? 'order.accept.otherNeeded' : 'order.accept.other')}
        help={t(isNeeded ? 'order.accept.passed' : 'order.accept.otherHelp')}
        error={wrong}
        value={typed}
        min={least}
        onChange={setTyped}
      />
      {isProposal && (
        <Note kind="warn" live>
          {promised === null
            ? t('order.accept.proposalPassed')
            : t('order.accept.proposal', { day: monthDay(promised) })}
        </Note>
      )}
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
