import { ArchDrawing } from '@archway/ui/arch-drawing';
import { LanguageSwitch } from '@archway/ui/language-switch';
import { ThemeSwitch } from '@archway/ui/theme-switch';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../../platform/i18n.ts';
import { chooseTheme, useTheme } from '../../../platform/theme.ts';
import styles from './sign-in-frame.module.css';

/** Around every page of signing in: what this is on the left, the form on the right; on a phone the form alone. */
export function SignInFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const theme = useTheme();
  return (
    <div className={styles['page']}>
      <aside className={styles['picture']}>
        <Brand />
        <div className={styles['drawing']}>
          <ArchDrawing />
        </div>
        <div className={styles['words']}>
          <p>{t('signIn.claim')}</p>
          <p>{t('signIn.promise')}</p>
        </div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          <Brand />
          <LanguageSwitch
            languages={PAGE_LANGUAGES}
            language={language}
            onChange={(chosen) => void showLanguage(chosen, { keep: true })}
          />
          <ThemeSwitch theme={theme} onChange={chooseTheme} />
        </div>
        <div className={styles['form']}>{children}</div>
      </main>
    </div>
  );
}

function Brand(): ReactNode {
  const t = useText();
  return (
    <div className={styles['brand']}>
      <img src="/icon.svg" alt="" width="22" height="22" />
      {t('signIn.brand')}
    </div>
  );
}
