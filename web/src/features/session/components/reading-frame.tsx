import { LanguageSwitch } from '@archway/ui/language-switch';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../../platform/text/i18n.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Brand, FootLinks } from './public-page.tsx';
import styles from './reading-frame.module.css';

/** Around pages that anyone can read without an account. Print leaves the text alone. */
export function ReadingFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const { sessionId } = useSession();
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <Link to="/" className={styles['home']}>
          <Brand />
        </Link>
        <LanguageSwitch
          languages={PAGE_LANGUAGES}
          language={language}
          onChange={(chosen) => void showLanguage(chosen, { keep: true })}
        />
        {sessionId === null && (
          <Link to="/login" className={styles['signIn']}>
            {t('signIn.button')}
          </Link>
        )}
      </header>
      <main className={styles['main']}>{children}</main>
      <div className={styles['foot']}>
        <FootLinks stays />
      </div>
    </div>
  );
}
