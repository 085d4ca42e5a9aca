import type { Language } from '@archway/rules/languages';
import { useState, type ReactNode } from 'react';
import { LanguageSwitch } from './language-switch.tsx';

export const All = (): ReactNode => {
  const [language, setLanguage] = useState<Language>('en');
  return <LanguageSwitch language={language} onChange={setLanguage} />;
};
