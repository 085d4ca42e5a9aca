import type { ReactNode } from 'react';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What stands on every page, signed in or not. */
export function Frame({ siteName = '', children }: { siteName?: string; children: ReactNode }): ReactNode {
  return (
    <>
      <header className="top">
        <span className="brand">
          <img src="/icon.svg" alt="" width="24" height="24" />
          {siteName}
        </span>
        <LanguageChoice />
        <ThemeChoice />
      </header>
      <main>{children}</main>
    </>
  );
}
