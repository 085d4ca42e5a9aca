import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import styles from './note-list.module.css';
import { NoteRow } from './note-row.tsx';

/** Everything that was made on the model, in words: what the picture says to those who see it. */
export function NoteList(): ReactNode {
  const t = useText();
  const { marks, canSave } = useModel();
  // On a phone one looks and reads.
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const canEdit = canSave && !isPhone;
  if (marks.problem !== null)
    return (
      <div className={styles['place']}>
        <Note
          kind="error"
          title={t('viewer.notes.notLoaded')}
          action={<LinkButton onClick={marks.reload}>{t('viewer.notes.retry.button')}</LinkButton>}
        >
          {marks.problem}
        </Note>
      </div>
    );
  if (marks.list.length === 0)
    return <p className={styles['none']}>{t(canEdit ? 'viewer.notes.noneYet' : 'viewer.notes.none')}</p>;
  return (
    <ul aria-label={t('viewer.notes.list')}>
      {marks.list.map((mark) => (
        <NoteRow key={mark.id} mark={mark} canEdit={canEdit || mark.isLocal === true} />
      ))}
    </ul>
  );
}
