import { intlLocaleOf } from '@archway/rules/languages';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import styles from './name-list.module.css';

/** So many are named; the others are counted. */
const MAX_NAMES_SHOWN = 8;

/** Names of files within a sentence. */
export function NameList({
  names,
  words,
}: {
  names: readonly string[];
  words: (listed: string) => string;
}): ReactNode {
  const t = useText();
  const { language } = useLanguage();
  const more = names.length - MAX_NAMES_SHOWN;
  const format = new Intl.ListFormat(intlLocaleOf(language), { type: 'conjunction' });
  const listed = format.format([
    ...names.slice(0, MAX_NAMES_SHOWN),
    ...(more > 0 ? [t('cases.file.more', { count: more })] : []),
  ]);
  return <p className={styles['names']}>{words(listed)}</p>;
}
