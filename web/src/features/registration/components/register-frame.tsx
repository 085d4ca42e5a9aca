import { ArchProgress } from '@archway/ui/arch-progress';
import { Progress } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { Brand, FootLinks, PageChoices } from '../../session/public.ts';
import styles from './register-frame.module.css';
import { StepList, type ShownStep } from './step-list.tsx';

export interface RegisterFrameProps {
  steps: readonly ShownStep[];
  children: ReactNode;
}

/** Around every page of a registration: how far it is on the left, the form on the right; on a phone one line of both. */
export function RegisterFrame({ steps, children }: RegisterFrameProps): ReactNode {
  const t = useText();
  const share = steps.filter(({ isDone, isCurrent }) => isDone && !isCurrent).length / steps.length;
  usePageTitle(t('register.title'));
  return (
    <div className={styles['page']}>
      <aside className={styles['way']}>
        <Brand />
        <StepList steps={steps} />
        <div className={styles['arch']}>
          <ArchProgress share={share} />
        </div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          <p className={styles['already']}>
            {t('register.already')} <Link to="/login">{t('signIn.title')}</Link>
          </p>
          <PageChoices />
        </div>
        <StepLine steps={steps} />
        <div className={styles['content']}>{children}</div>
        <FootLinks />
      </main>
    </div>
  );
}

/** How far it is, where there is no room for a column. */
function StepLine({ steps }: { steps: readonly ShownStep[] }): ReactNode {
  const t = useText();
  const at = steps.findIndex(({ isCurrent }) => isCurrent);
  const current = steps[at];
  if (current === undefined) return null;
  return (
    <div className={styles['line']}>
      <Progress
        label={current.title}
        number={t('register.stepOf', { n: at + 1, total: steps.length })}
        value={at / steps.length}
      />
    </div>
  );
}
