import { useText } from '@archway/ui/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './step-list.module.css';

export interface ShownStep {
  name: string;
  title: string;
  isDone: boolean;
  isCurrent: boolean;
  /** What was answered there, once it was. */
  answer?: string | undefined;
  /** Where it is opened again; without it, it is not. */
  address?: string | undefined;
}

/** The steps in their order; what is done can be opened again. */
export function StepList({ steps }: { steps: readonly ShownStep[] }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('register.steps')}>
      <ol className={styles['steps']}>
        {steps.map((step, i) => (
          <li
            key={step.name}
            data-done={step.isDone || undefined}
            aria-current={step.isCurrent ? 'step' : undefined}
          >
            <span className={styles['mark']} aria-hidden>
              {step.isDone && !step.isCurrent ? <Check size={16} strokeWidth={1.75} /> : i + 1}
            </span>
            <span className={styles['words']}>
              {step.address === undefined || step.isCurrent ? (
                <span className={styles['title']}>{step.title}</span>
              ) : (
                <Link className={styles['title']} to={step.address}>
                  {step.title}
                </Link>
              )}
              {step.isDone && <span className="visually-hidden"> {t('register.done')}</span>}
              {step.isDone && !step.isCurrent && step.answer !== undefined && (
                <span className={styles['answer']}>{step.answer}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
