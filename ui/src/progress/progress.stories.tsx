import type { ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Progress } from './progress.tsx';

export const Kinds = (): ReactNode => (
  <Column>
    <Progress label="Exporting" value={0.6} number="3 of 5" />
    <Progress label="Packing" value={0.62} />
    <Progress label="Cloud space" value={0.93} tone="amber" />
    <Progress label="Cloud space" value={1.2} tone="red" />
  </Column>
);
