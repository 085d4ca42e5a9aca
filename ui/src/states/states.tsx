import { CircleAlert, Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../text/text.tsx';
import { MouthRing } from './mouth-ring.tsx';
import { StateLayout } from './state-layout.tsx';
import styles from './states.module.css';

export interface StateWords {
  title: string;
  children?: ReactNode;
  /** The ways on; at most one is primary. */
  actions?: ReactNode;
}

/** Nothing is here yet: what appears here and how to get the first one. `filtered`: nothing fits the filters. */
export function EmptyState({ filtered = false, ...words }: StateWords & { filtered?: boolean }): ReactNode {
  return <StateLayout {...words} glyph={filtered ? undefined : <MouthRing />} />;
}

export interface ErrorStateProps {
  /** What happened. */
  title?: string;
  /** What the server says, as the second line. */
  serverText?: string | undefined;
  /** What is safe and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  actions?: ReactNode;
}

export function ErrorState({
  title,
  serverText,
  children,
  onRetry,
  retrying = false,
  actions,
}: ErrorStateProps): ReactNode {
  const t = useText();
  return (
    <StateLayout
      live
      glyph={<CircleAlert className={styles['glyph']} size={18} strokeWidth={1.75} aria-hidden />}
      title={title ?? t('ui.state.error.title')}
      actions={
        (onRetry !== undefined || actions !== undefined) && (
          <>
            {onRetry !== undefined && (
              <Button busy={retrying} onClick={onRetry}>
                {t('ui.state.retry.button')}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {serverText !== undefined && <p>{serverText}</p>}
      {children ?? <p>{t('ui.state.error.safe')}</p>}
    </StateLayout>
  );
}

/** The page exists, and is not for this reader: who can help, and the way back. */
export function NoAccessState({ children, actions }: Omit<StateWords, 'title'>): ReactNode {
  const t = useText();
  return (
    <StateLayout
      glyph={<Lock size={18} strokeWidth={1.75} aria-hidden />}
      title={t('ui.state.noAccess.title')}
      actions={actions}
    >
      {children ?? <p>{t('ui.state.noAccess.text')}</p>}
    </StateLayout>
  );
}

export function ExpiredState({ children, actions }: Omit<StateWords, 'title'>): ReactNode {
  const t = useText();
  return (
    <StateLayout
      glyph={<Clock size={18} strokeWidth={1.75} aria-hidden />}
      title={t('ui.state.expired.title')}
      actions={actions}
    >
      {children ?? <p>{t('ui.state.expired.text')}</p>}
    </StateLayout>
  );
}
