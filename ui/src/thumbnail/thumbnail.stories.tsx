import { Box, FileArchive, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../workbench/arrange.tsx';
import styles from './thumbnail.stories.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** An arch, wider than high. */
const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path d="M30 80a50 50 0 0 1 100 0" fill="none" stroke="#c9685f" stroke-width="16"/></svg>',
  );

export const Sizes = (): ReactNode => (
  <Row>
    <Thumbnail src={PICTURE} icon={Box} alt="Upper jaw" />
    <Thumbnail src={PICTURE} icon={Box} size="card" />
    <Thumbnail src={null} icon={Box} />
    <Thumbnail src={null} icon={FileArchive} size="card" />
    <Thumbnail src="data:image/png,none" icon={Image} />
  </Row>
);

export const Stage = (): ReactNode => (
  <div className={styles['stage']}>
    <Thumbnail src={PICTURE} icon={Box} size="stage" alt="Upper jaw" />
  </div>
);
