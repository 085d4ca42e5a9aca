import type { OrderDetail } from '@archway/contract/order/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Check, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BatchResultDialog } from '../../batch/batch-result.tsx';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useShipping } from '../../use-shipping.ts';
import { OrderAbout } from './order-about.tsx';
import { SameParcel } from './same-parcel.tsx';
import { ArrivalNote, ShippingFields } from './shipping-fields.tsx';

/** The work leaves the lab. */
export const ShipDialog = (props: StepDialogProps): ReactNode => (
  <ShippingDialog {...props} isCorrection={false} />
);

/** What was said of a parcel was not so. */
export const CorrectDialog = (props: StepDialogProps): ReactNode => (
  <ShippingDialog {...props} isCorrection />
);

function ShippingDialog(props: StepDialogProps & { isCorrection: boolean }): ReactNode {
  const { detail, isCorrection, onClose } = props;
  const t = useText();
  const { parcel, together, count, isPending, problem, ship, result, again } = useShipping(props);
  if (result !== null) return <BatchResultDialog result={result} onAgain={again} onClose={onClose} />;
  const confirm = isCorrection ? t('order.correct.confirm') : t('order.batch.ship.confirm', { count });
  return (
    <Dialog
      title={t(isCorrection ? 'order.correct.title' : 'order.ship.title')}
      confirm={count === 1 && !isCorrection ? t('order.ship.confirm') : confirm}
      confirmIcon={isCorrection ? Check : Truck}
      busy={isPending}
      onConfirm={ship}
      onClose={onClose}
    >
      <OrderAbout detail={detail} line={t('order.ship.to', { address: addressOf(detail) })} />
      <ShippingFields filling={parcel} />
      <ArrivalNote detail={detail} filling={parcel} />
      <SameParcel parcel={together} />
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}

/** Where the parcel goes, as the clinic has told it with the order. */
const addressOf = ({ clinic: { name, street, city, postalCode } }: OrderDetail): string =>
  [name, street, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ');
