import { Fragment, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './key-caps.module.css';

/** The keys of a shortcut as they stand on the keyboard: `g d` as G then D. */
export function KeyCaps({ keys }: { keys: string }): ReactNode {
  const t = useText();
  return (
    <span className={styles['keys']}>
      {keys.split(' ').map((press, i) => (
        <Fragment key={`${i} ${press}`}>
          {i > 0 && <span className={styles['then']}>{t('ui.shortcuts.then')}</span>}
          <kbd>
            {press
              .split('+')
              .map((key) => (key === 'ctrl' ? t('ui.shortcuts.control') : capOf(key)))
              .join(' ')}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}

function capOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
