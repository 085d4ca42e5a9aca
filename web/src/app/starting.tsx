import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { PlainPage } from './plain-page.tsx';
import styles from './starting.module.css';

/** Before it's known which page comes: the mark alone, since rows would promise a list. */
export function Starting(): ReactNode {
  const t = useText();
  return (
    <PlainPage>
      <output className={styles['mark']}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span className="visually-hidden">{t('ui.state.loading')}</span>
      </output>
    </PlainPage>
  );
}
