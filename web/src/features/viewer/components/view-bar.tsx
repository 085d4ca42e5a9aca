import type { TextKey } from '@archway/locales/keys';
import { useText } from '@archway/ui/text';
import type { ViewName } from '@archway/viewer/types/state';
import { Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import styles from './view-bar.module.css';

/** In the order of their keys, 1 to 6. */
const VIEWS: readonly { view: ViewName; text: TextKey }[] = [
  { view: 'left', text: 'viewer.views.left' },
  { view: 'front', text: 'viewer.views.front' },
  { view: 'right', text: 'viewer.views.right' },
  { view: 'back', text: 'viewer.views.back' },
  { view: 'occlusal', text: 'viewer.views.occlusal' },
  { view: 'multiple', text: 'viewer.views.multiple' },
];

/** Where the model is seen from. */
export function ViewBar(): ReactNode {
  const t = useText();
  const { viewer, state } = useModel();
  return (
    <fieldset className={styles['bar']}>
      <legend className="visually-hidden">{t('viewer.views.label')}</legend>
      {VIEWS.map(({ view, text }, i) => (
        <button
          key={view}
          type="button"
          className={styles['view']}
          aria-pressed={state.view === view}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => viewer?.setView(view)}
        >
          {t(text)}
          <kbd aria-hidden>{i + 1}</kbd>
        </button>
      ))}
      <span className={styles['line']} />
      <button
        type="button"
        className={`${styles['view']} ${styles['free']}`}
        aria-pressed={state.view === 'free'}
        aria-keyshortcuts="0"
        onClick={() => viewer?.reset()}
      >
        {t('viewer.views.free')}
      </button>
      <span className={styles['line']} />
      <button type="button" className={styles['view']} aria-keyshortcuts="F" onClick={() => viewer?.fit()}>
        <Maximize size={14} strokeWidth={1.75} aria-hidden />
        {t('viewer.views.fit')}
        <kbd aria-hidden>F</kbd>
      </button>
    </fieldset>
  );
}
