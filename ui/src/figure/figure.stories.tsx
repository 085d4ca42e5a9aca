import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { ArchGauge } from '../arch-gauge/arch-gauge.tsx';
import { Figure } from './figure.tsx';

export const Kinds = (): ReactNode => (
  <Row>
    <Figure value="38.4" caption="of 50 GB used" />
    <Figure
      value={4}
      caption="2 unread over 24 h"
      tone="amber"
      href="#orders"
      title={
        <>
          <ArchGauge status="pending" />
          Pending
        </>
      }
    />
    <Figure
      value={41}
      caption="last 30 days"
      href="#orders"
      title={
        <>
          <ArchGauge status="completed" />
          Completed
        </>
      }
    />
  </Row>
);
