import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { STATUS, type StatusName } from '../tokens/tokens.ts';
import { ArchGauge } from './arch-gauge.tsx';

const NAMES = Object.keys(STATUS.light) as StatusName[];

export const Way = (): ReactNode => (
  <>
    {[16, 32].map((size) => (
      <Row key={size}>
        {NAMES.map((status) => (
          <ArchGauge key={status} status={status} size={size} />
        ))}
      </Row>
    ))}
  </>
);
