import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { activitySentence } from '../activity-words.ts';
import type { Newer } from '../use-newer-case.ts';
import { ActivityChanges } from './activity-changes.tsx';
import styles from './newer-note.module.css';

/** A colleague has saved the case first: what they changed, and whose words stay. */
export function NewerNote({ newer }: { newer: Newer }): ReactNode {
  const t = useText();
  return (
    <Note kind="warn" title={t('cases.newer.title')} live>
      {t('cases.newer.text')}
      <ol className={styles['entries']}>
        {newer.entries.map((entry) => (
          <li key={entry.entryId}>
            {activitySentence(t, entry)}
            <ActivityChanges entry={entry} />
          </li>
        ))}
      </ol>
      <span className={styles['buttons']}>
        <LinkButton onClick={newer.saveMine}>{t('cases.newer.mine')}</LinkButton>
        <LinkButton onClick={newer.takeTheirs}>{t('cases.newer.theirs')}</LinkButton>
      </span>
    </Note>
  );
}
