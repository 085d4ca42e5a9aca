import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { DraftNotes } from '../../../../platform/draft/draft-notes.tsx';
import { useKeepDraft, type FoundDraft, type KeptDraft } from '../../../../platform/draft/use-draft.ts';

interface KeepDraftProps {
  handle: Ref<KeptDraft>;
  /** The order, or the case of one that was not saved yet. */
  subject: string;
  body: string;
  found: FoundDraft | null;
  restoredAt: string | null;
  onRestart: () => void;
}

/** Keeps what is filled in. Apart from the form, because the first save changes what the draft is of. */
export function KeepDraft({ handle, subject, body, found, ...notes }: KeepDraftProps): ReactNode {
  const draft = useKeepDraft({ kind: 'order', subject }, body, found);
  useImperativeHandle(handle, () => draft);
  return <DraftNotes draft={draft} {...notes} />;
}
