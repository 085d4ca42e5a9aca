import { X } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import { useText } from '../text/text.tsx';
import styles from './batch-bar.module.css';

export interface BatchAction {
  id: string;
  label: string;
  icon?: Icon;
  onRun: () => void;
}

export interface BatchBarProps {
  count: number;
  /** The most common one first. */
  actions: readonly BatchAction[];
  /** Escape, or the cross. */
  onClear: () => void;
}

/** What can be done with all selected rows. */
export function BatchBar({ count, actions, onClear }: BatchBarProps): ReactNode {
  const t = useText();
  useEscape(onClear);
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('ui.batch.label')}>
      <output className={styles['count']}>{t('ui.batch.selected', { count })}</output>
      <div className={styles['actions']}>
        {actions.map(({ id, label, icon: Glyph, onRun }) => (
          <button key={id} type="button" className={styles['action']} onClick={onRun}>
            {Glyph !== undefined && <Glyph size={16} strokeWidth={1.75} aria-hidden />}
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles['clear']}
        aria-label={t('ui.batch.clear')}
        title={t('ui.batch.clear')}
        onClick={onClear}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** Escape belongs to what is open on top: to a dialog, or to a menu, which says that it has used the key. */
function useEscape(run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const taken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !taken) run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
