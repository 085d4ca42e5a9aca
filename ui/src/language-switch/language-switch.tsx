import { LANGUAGES, type Language } from '@archway/rules/languages';
import { ChevronDown, Globe } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { nameOfLanguage } from './language-names.ts';
import styles from './language-switch.module.css';

/** Reachable before sign-in, and quiet: a select without its frame. */
export function LanguageSwitch({
  language,
  onChange,
  languages = LANGUAGES,
}: {
  language: Language;
  onChange: (language: Language) => void;
  /** Those that can be chosen here. */
  languages?: readonly Language[];
}): ReactNode {
  const t = useText();
  const id = useId();
  const names = useMemo(() => sortedNames(languages), [languages]);
  return (
    <span className={styles['switch']}>
      <label htmlFor={id} className="visually-hidden">
        {t('ui.languageSwitch.label')}
      </label>
      <Globe size={16} strokeWidth={1.75} aria-hidden />
      <select id={id} value={language} onChange={(event) => onChange(event.currentTarget.value as Language)}>
        {names.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

function sortedNames(languages: readonly Language[]): [Language, string][] {
  return languages
    .map((code): [Language, string] => [code, nameOfLanguage(code)])
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
}
