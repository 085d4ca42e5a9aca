import type { ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { CapacityBar } from './capacity-bar.tsx';

export const Days = (): ReactNode => (
  <Column>
    <CapacityBar used={0} capacity={12} words="0 of 12 units" />
    <CapacityBar used={10} capacity={12} words="10 of 12 units" />
    <CapacityBar used={13} capacity={12} words="13 of 12 units" />
    <CapacityBar used={40} capacity={12} words="40 of 12 units" />
  </Column>
);
