import { PASSWORD_STRENGTHS, type PasswordStrength } from '@archway/rules/password';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './password-field.module.css';

const WORD = {
  weak: 'ui.password.weak',
  medium: 'ui.password.medium',
  strong: 'ui.password.strong',
} as const;

/** Three bars and the word for them; no bar for what cannot be used. */
export function PasswordStrengthBars({ strength }: { strength: PasswordStrength }): ReactNode {
  const t = useText();
  const word = strength === 0 ? undefined : PASSWORD_STRENGTHS[strength - 1];
  return (
    <div className={styles['strength']} data-level={word} aria-live="polite">
      {word !== undefined && (
        <>
          <span className={styles['bars']} aria-hidden>
            {PASSWORD_STRENGTHS.map((name, i) => (
              <span key={name} data-on={i < strength || undefined} />
            ))}
          </span>
          <span className={styles['caption']}>
            <span>{t('ui.password.strength')}</span>
            <strong>{t(WORD[word])}</strong>
          </span>
        </>
      )}
    </div>
  );
}
