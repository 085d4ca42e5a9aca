import type { ReactNode } from 'react';
import { ArchProgress } from './arch-progress.tsx';
import styles from './arch-progress.stories.module.css';

const OnPetrol = ({ share }: { share: number }): ReactNode => (
  <div className={styles['ground']}>
    <ArchProgress share={share} />
  </div>
);

export const Begun = (): ReactNode => <OnPetrol share={0} />;
export const UnderWay = (): ReactNode => <OnPetrol share={0.4} />;
export const Finished = (): ReactNode => <OnPetrol share={1} />;
