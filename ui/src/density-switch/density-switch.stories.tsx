import type { Density } from '@archway/rules/display';
import { useState, type ReactNode } from 'react';
import { DensitySwitch } from './density-switch.tsx';

export const Choice = (): ReactNode => {
  const [density, setDensity] = useState<Density>('standard');
  return <DensitySwitch value={density} onChange={setDensity} />;
};
