import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import type { StatusName } from '../tokens/tokens.ts';
import { StatusChip } from './status-chip.tsx';

const WORDS: Record<StatusName, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  production: 'In production',
  ready: 'Ready',
  shipped: 'Shipped',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Canceled',
};
const NAMES = Object.keys(WORDS) as StatusName[];

export const Full = (): ReactNode => (
  <Row>
    {NAMES.map((status) => (
      <StatusChip key={status} status={status}>
        {WORDS[status]}
      </StatusChip>
    ))}
    <StatusChip status="accepted" busy>
      Uploading 64 %
    </StatusChip>
  </Row>
);

export const Bare = (): ReactNode => (
  <Row>
    {NAMES.map((status) => (
      <StatusChip key={status} status={status} bare>
        {WORDS[status]}
      </StatusChip>
    ))}
  </Row>
);
