import { assignOrder } from '@archway/contract/order/dates';
import { ChoiceList } from '@archway/ui/choice-list';
import { Dialog } from '@archway/ui/dialog';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { techniciansQuery } from '../../order.queries.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';

const NOBODY = 'nobody';

/** Gives an order to a member of the lab, who is told, or back to all of them. */
export function AssignDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { number } = useFormat();
  const technicians = useQuery(techniciansQuery);
  const [chosen, choose] = useState(detail.technician?.userCode ?? NOBODY);
  const { run, isPending, problem } = useOrderStep(assignOrder, { ...props, done: t('order.assign.done') });
  const { orderId, version } = detail;
  return (
    <Dialog
      title={t('order.assign.title')}
      confirm={t('order.assign.confirm')}
      confirmIcon={UserRoundCheck}
      valid={technicians.data !== undefined}
      busy={isPending}
      onConfirm={() => run({ orderId, version, ...(chosen !== NOBODY && { technician: chosen }) })}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      {technicians.data === undefined && technicians.error === null && <LoadingState rows={3} />}
      {technicians.error !== null && <Note kind="error">{t('order.assign.failed')}</Note>}
      {technicians.data !== undefined && (
        <ChoiceList
          label={t('order.assign.label')}
          value={chosen}
          choices={[
            ...technicians.data.list.map(({ userCode, name, orders, units }) => ({
              value: userCode,
              title: name,
              text: t('order.assign.load', { orders, units: number(units) }),
            })),
            { value: NOBODY, title: t('order.assign.nobody') },
          ]}
          onChange={choose}
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
