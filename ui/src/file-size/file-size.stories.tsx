import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import { FileSize } from './file-size.tsx';

export const Sizes = (): ReactNode => (
  <Row>
    {[0, 1536, 5 * 1024 ** 2, 123_456_789].map((bytes) => (
      <span key={bytes}>
        <FileSize bytes={bytes} />
      </span>
    ))}
  </Row>
);
