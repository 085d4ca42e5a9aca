import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { StepsArch } from './steps-arch.tsx';
import styles from './welcome.module.css';

/** Greets the reader, and says how far the steps are. */
export function Welcome({ done, total }: { done: number; total: number }): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  return (
    <div className={styles['welcome']}>
      <div className={styles['words']}>
        <h2>{t('firstSteps.welcome', { name: user?.displayName ?? '' })}</h2>
        <p aria-live="polite">
          {done === total ? t('firstSteps.allDone') : t('firstSteps.progress', { done, total })}
        </p>
      </div>
      <StepsArch done={done} total={total} />
    </div>
  );
}
