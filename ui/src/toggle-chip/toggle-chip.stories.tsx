import { ClockAlert, Pause } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { ToggleChip } from './toggle-chip.tsx';

export const Filters = (): ReactNode => {
  const [isOverdue, setOverdue] = useState(false);
  const [isOnHold, setOnHold] = useState(true);
  return (
    <Row>
      <ToggleChip label="Overdue" icon={ClockAlert} on={isOverdue} onToggle={setOverdue} />
      <ToggleChip label="On hold" icon={Pause} on={isOnHold} onToggle={setOnHold} />
    </Row>
  );
};
