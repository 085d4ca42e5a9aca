import { LanguageSwitch } from '@archway/ui/language-switch';
import { ThemeSwitch } from '@archway/ui/theme-switch';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { PAGE_LANGUAGES, showLanguage, useLanguage } from '../../../platform/text/i18n.ts';
import { chooseTheme, useTheme } from '../../../platform/page/theme.ts';
import styles from './public-page.module.css';

/** Whose page this is. */
export function Brand(): ReactNode {
  const t = useText();
  return (
    <div className={styles['brand']}>
      <img src="/icon.svg" alt="" width="22" height="22" />
      {t('signIn.brand')}
    </div>
  );
}

/** Language and theme, which can be chosen before anybody has signed in. */
export function PageChoices(): ReactNode {
  const { language } = useLanguage();
  const theme = useTheme();
  return (
    <>
      <LanguageSwitch
        languages={PAGE_LANGUAGES}
        language={language}
        onChange={(chosen) => void showLanguage(chosen, { keep: true })}
      />
      <ThemeSwitch theme={theme} onChange={chooseTheme} />
    </>
  );
}

/** Agreements and help. They open in a tab of their own, except on the pages they lead to. */
export function FootLinks({ stays = false }: { stays?: boolean }): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const { data: config } = useQuery(appConfigQuery);
  const links = [
    { href: config?.agreement.privacy?.url, label: t('signIn.privacy') },
    { href: config?.agreement.cookie?.url, label: t('signIn.cookies') },
    { href: config?.agreement.terms?.url, label: t('signIn.terms') },
    ...(stays ? [{ href: config?.agreement.processing?.url, label: t('signIn.processing') }] : []),
    { href: config?.supportUrl, label: t('signIn.help') },
  ];
  return (
    <footer className={styles['foot']}>
      {links
        .filter(({ href }) => href !== undefined && href !== '')
        .map(({ href, label }) => (
          <a
            key={label}
            href={href}
            aria-current={stays && href === pathname ? 'page' : undefined}
            {...(stays ? {} : { target: '_blank', rel: 'noreferrer' })}
          >
            {label}
          </a>
        ))}
      {config !== undefined && config.copyright !== '' && <span>{config.copyright}</span>}
    </footer>
  );
}
