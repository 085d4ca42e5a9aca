import type { OrderDetail } from '@archway/contract/order/model';
import type { TextKey } from '@archway/locales/keys';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { CARRIERS } from '@archway/rules/order/shipping';
import { IconButton } from '@archway/ui/icon-button';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { ScanBarcode } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import { carrierWords } from '../../carrier-words.ts';
import { daysLate, type DayProblem } from '../../parcel-days.ts';
import type { ParcelFilling } from '../../use-parcel.ts';
import { TrackingScanner } from './tracking-scanner.tsx';
import styles from './shipping-fields.module.css';

const DAY_PROBLEMS: Readonly<Record<DayProblem, TextKey>> = {
  missing: 'order.ship.dayMissing',
  beforeShipped: 'order.ship.beforeShipped',
  tooFar: 'order.ship.tooFar',
};

/** By whom it travels, under which number, and when. */
export function ShippingFields({ filling }: { filling: ParcelFilling }): ReactNode {
  const t = useText();
  const [isScanning, setScanning] = useState(false);
  const { carrier, trackingNumber, shippedOn, arrivesOn, dayProblem } = filling;
  const wrong = dayProblem === null ? undefined : t(DAY_PROBLEMS[dayProblem]);
  const isOfShipped = shippedOn === '';
  return (
    <div className={styles['fields']}>
      <SelectField
        label={t('order.facts.carrier')}
        value={carrier}
        options={CARRIERS.map((value) => ({ value, label: carrierWords(t, value) }))}
        placeholder={t('order.ship.carrierChoose')}
        error={filling.isCarrierMissing ? t('order.ship.carrierMissing') : undefined}
        onChange={filling.setCarrier}
      />
      <TextField
        label={t('order.ship.trackingNumber')}
        value={trackingNumber}
        maxLength={ORDER_LIMITS.trackingNumber}
        mono
        autoComplete="off"
        spellCheck={false}
        suffix={
          <IconButton
            icon={ScanBarcode}
            label={t('order.ship.camera.start')}
            pressed={isScanning}
            onClick={() => setScanning(!isScanning)}
          />
        }
        onKeyDown={goOnAfterScan}
        onChange={filling.setTrackingNumber}
      />
      {isScanning && (
        <TrackingScanner onRead={filling.setTrackingNumber} onClose={() => setScanning(false)} />
      )}
      <TextField
        type="date"
        label={t('order.ship.shippedOn')}
        value={shippedOn}
        error={isOfShipped ? wrong : undefined}
        onChange={filling.setShippedOn}
      />
      <TextField
        type="date"
        label={t('order.ship.arrivesOn')}
        value={arrivesOn}
        min={shippedOn}
        error={isOfShipped ? undefined : wrong}
        onChange={filling.setArrivesOn}
      />
    </div>
  );
}

/** A scanner types a number and Enter: it leads on to what is missing or to the answer, and confirms nothing by itself. */
function goOnAfterScan(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const carrier = form?.querySelector('select');
  const next = carrier?.value === '' ? carrier : form?.querySelector<HTMLElement>('button[type=submit]');
  next?.focus();
}

/** Whether it comes by the agreed day. */
export function ArrivalNote({
  detail: { estimatedOn, requestedOn },
  filling: { arrivesOn, dayProblem },
}: {
  detail: OrderDetail;
  filling: ParcelFilling;
}): ReactNode {
  const t = useText();
  const { weekday } = useFormat();
  const agreed = estimatedOn ?? requestedOn;
  if (agreed === null || arrivesOn === '' || dayProblem !== null) return null;
  const days = daysLate(agreed, arrivesOn);
  if (days === 0)
    return (
      <Note kind="ok" live>
        {t(arrivesOn === requestedOn ? 'order.ship.onRequested' : 'order.ship.onTime', {
          day: weekday(agreed),
        })}
      </Note>
    );
  return (
    <Note kind="warn" title={t('order.ship.late', { days })} live>
      {t('order.ship.lateText', { day: weekday(agreed) })}
    </Note>
  );
}
