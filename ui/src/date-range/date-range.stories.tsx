import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import type { DateChoice } from '@archway/rules/date-presets';
import { DateRange } from './date-range.tsx';

export const Scanned = (): ReactNode => {
  const [value, setValue] = useState<DateChoice>('last30Days');
  return (
    <Row>
      <DateRange name="Scanned" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </Row>
  );
};

export const Chosen = (): ReactNode => (
  <DateRange name="Scanned" value={{ from: '2026-10-26', to: '2026-11-12' }} onChange={() => undefined} />
);

export const Presets = (): ReactNode => (
  <Pressed>
    <Scanned />
  </Pressed>
);

export const Calendar = (): ReactNode => (
  <Pressed on={['button', '[role=menuitemradio]:last-of-type']}>
    <Chosen />
  </Pressed>
);
