import { ArchDrawing } from '@archway/ui/arch-drawing';
import { LanguageSwitch } from '@archway/ui/language-switch';
import { ThemeSwitch } from '@archway/ui/theme-switch';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appConfigQuery } from '../../../platform/app-config.ts';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../../platform/i18n.ts';
import { chooseTheme, useTheme } from '../../../platform/theme.ts';
import styles from './sign-in-frame.module.css';

export interface SignInFrameProps {
  /** What the picture says; the product's claim unless the page has words of its own. */
  words?: string;
  /** Shows the way back to the sign-in page. */
  back?: boolean;
  children: ReactNode;
}

/** Around every page of signing in: what this is on the left, the form on the right; on a phone the form alone. */
export function SignInFrame({ words, back = false, children }: SignInFrameProps): ReactNode {
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
          <p>{words ?? t('signIn.claim')}</p>
          {words === undefined && <p>{t('signIn.promise')}</p>}
        </div>
      </aside>
      <main className={styles['side']}>
        <div className={styles['choices']}>
          {back ? <BackToSignIn /> : <Brand />}
          <LanguageSwitch
            languages={PAGE_LANGUAGES}
            language={language}
            onChange={(chosen) => void showLanguage(chosen, { keep: true })}
          />
          <ThemeSwitch theme={theme} onChange={chooseTheme} />
        </div>
        <div className={styles['form']}>{children}</div>
        <FootLinks />
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

function BackToSignIn(): ReactNode {
  const t = useText();
  return (
    <Link className={styles['back']} to="/login">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {t('signIn.title')}
    </Link>
  );
}

/** What binds whoever signs in, and where help is. */
function FootLinks(): ReactNode {
  const t = useText();
  const { data: config } = useQuery(appConfigQuery);
  const links = [
    { href: config?.agreement.privacy?.url, label: t('signIn.privacy') },
    { href: config?.agreement.cookie?.url, label: t('signIn.cookies') },
    { href: config?.agreement.terms?.url, label: t('signIn.terms') },
    { href: config?.supportUrl, label: t('signIn.help') },
  ];
  return (
    <footer className={styles['foot']}>
      {links
        .filter(({ href }) => href !== undefined && href !== '')
        .map(({ href, label }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
    </footer>
  );
}
