import type { ReactNode } from 'react';
import styles from './arch-drawing.stories.module.css';
import { ArchDrawing } from './arch-drawing.tsx';

export const OnPetrol = (): ReactNode => (
  <div className={styles['ground']}>
    <ArchDrawing />
  </div>
);
