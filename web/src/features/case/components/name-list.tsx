import { intlLocaleOf } from '@archway/rules/languages';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/text/i18n.ts';
import styles from './name-list.module.css';

/** So many are named; the others are counted. */
const NAMED_AT_MOST = 8;

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
  const more = names.length - NAMED_AT_MOST;
  const format = new Intl.ListFormat(intlLocaleOf(language), { type: 'conjunction' });
  const listed = format.format([
    ...names.slice(0, NAMED_AT_MOST),
    ...(more > 0 ? [t('cases.file.more', { count: more })] : []),
  ]);
  return <p className={styles['names']}>{words(listed)}</p>;
}
