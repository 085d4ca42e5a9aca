import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../text/format.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNotesProps {
  draft: KeptDraft;
  /** When it was typed what the form began with; null when it began empty. */
  restoredAt: string | null;
  onRestart: () => void;
}

/** Where the form began, and where what is typed is kept, when that is not as usual. */
export function DraftNotes({ draft, restoredAt, onRestart }: DraftNotesProps): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  return (
    <>
      {restoredAt !== null && (
        <Note action={<LinkButton onClick={onRestart}>{t('drafts.restart.button')}</LinkButton>}>
          {t('drafts.restored', { date: dateTime(restoredAt) })}
        </Note>
      )}
      {draft.place === 'here' && (
        <Note kind="warn" live>
          {t('drafts.here')}
        </Note>
      )}
      {draft.place === 'elsewhere' && (
        <Note
          kind="warn"
          live
          action={<LinkButton onClick={draft.overwrite}>{t('drafts.overwrite.button')}</LinkButton>}
        >
          {t('drafts.elsewhere')}
        </Note>
      )}
    </>
  );
}
