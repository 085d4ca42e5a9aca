import type { CaseDetail } from '@archway/contract/case/model';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { DraftNotes } from '../../../platform/draft/draft-notes.tsx';
import { useFoundDraft, type FoundDraft } from '../../../platform/draft/use-draft.ts';
import { LIMITS, useCaseForm } from '../use-case-form.ts';
import styles from './case-drawer.module.css';
import { CasePeople } from './case-people.tsx';
import { NewerNote } from './newer-note.tsx';

export interface CaseDrawerProps {
  /** The case that is changed; without it a new one is made. */
  given?: CaseDetail;
  onSaved: (detail: CaseDetail) => void;
  onClose: () => void;
}

/** What a case says about itself: its name, patient, dentist, scan date and memo. */
export function CaseDrawer(props: CaseDrawerProps): ReactNode {
  const found = useFoundDraft('case', props.given?.caseId ?? '');
  // Nobody types into a form that is about to be filled.
  return found === undefined ? null : <OpenDrawer {...props} found={found} />;
}

function OpenDrawer({
  given,
  found,
  onSaved,
  onClose,
}: CaseDrawerProps & { found: FoundDraft | null }): ReactNode {
  const t = useText();
  const form = useCaseForm({ given, found, onSaved });
  const { values, change, problems } = form;
  return (
    <Drawer
      title={t(given === undefined ? 'cases.new.title' : 'cases.edit.title')}
      confirm={t(given === undefined ? 'cases.new.confirm.button' : 'cases.edit.confirm.button')}
      busy={form.isSaving}
      onConfirm={form.save}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <DraftNotes draft={form.draft} restoredAt={form.restoredAt} onRestart={form.restart} />
        <TextField
          label={t('cases.caseName')}
          help={t('cases.caseNameHelp')}
          value={values.name}
          maxLength={LIMITS.name}
          autoComplete="off"
          error={problems.name}
          onChange={(name) => change({ name })}
        />
        <CasePeople form={form} given={given} />
        <TextField
          label={t('cases.scanDate')}
          help={t('cases.scanDateHelp')}
          type="date"
          value={values.scanDate}
          autoComplete="off"
          onChange={(scanDate) => change({ scanDate })}
        />
        <TextArea
          label={t('cases.memo')}
          value={values.memo}
          maxLength={LIMITS.memo}
          onChange={(memo) => change({ memo })}
        />
        {form.newer !== null && <NewerNote newer={form.newer} />}
        {form.refused !== null && (
          <Note kind="error" live>
            {form.refused}
          </Note>
        )}
      </div>
    </Drawer>
  );
}
