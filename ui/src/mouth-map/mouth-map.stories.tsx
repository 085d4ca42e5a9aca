import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { MouthMap } from './mouth-map.tsx';

export const InRows = (): ReactNode => (
  <Row>
    <MouthMap teeth={[46]} />
    <MouthMap teeth={[11, 21]} />
    <MouthMap teeth={[24, 25, 26]} numbering="universal" />
    <MouthMap teeth={[17, 16, 15, 14, 13, 12, 11, 21, 22, 23, 24, 25, 26, 27]} height={44} />
    <MouthMap teeth={[85]} height={34} />
    <MouthMap teeth={[]} />
  </Row>
);

export const InPanels = (): ReactNode => (
  <Row>
    <MouthMap teeth={[46]} height={60} />
    <MouthMap teeth={[36, 37]} height={56} />
  </Row>
);
