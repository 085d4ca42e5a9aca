import type { CaseDetail } from '@archway/contract/case/model';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import type { Gap } from '@archway/rules/treatment/gaps';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { DraftNotes } from '../../../platform/draft/draft-notes.tsx';
import type { FoundDraft } from '../../../platform/draft/use-draft.ts';
import { dentitionOf } from '../chart-teeth.ts';
import { fieldOf, teethFor } from '../gap-field.ts';
import type { Editor } from '../use-editor.ts';
import { useFieldFocus } from '../use-field-focus.ts';
import { useCheckedLab } from '../use-checked-lab.ts';
import { useGaps } from '../use-gaps.ts';
import { useNumbering } from '../use-numbering.ts';
import { usePrescriptionForm } from '../use-prescription-form.ts';
import { useStepKeys } from '../use-step-keys.ts';
import { ChartStage } from './chart-stage.tsx';
import type { Sight } from './chart-tools.tsx';
import { CheckedFor } from './checked-for.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { GapList } from './gap-list.tsx';
import { PrescriptionFoot } from './prescription-foot.tsx';
import { PrescriptionHead } from './prescription-head.tsx';
import styles from './prescription-writer.module.css';
import { WorkPanel } from './work-panel.tsx';
import type { CaseDentist } from './work-templates.tsx';
import { WorksList } from './works-list.tsx';

interface PrescriptionWriterProps {
  detail: CaseDetail;
  treatment: TreatmentDetail;
  found: FoundDraft | null;
}

/** The chart in the middle, all works on one side, the selected one on the other. */
export function PrescriptionWriter({ detail, treatment, found }: PrescriptionWriterProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const form = usePrescriptionForm({
    caseId: detail.caseId,
    given: treatment,
    found,
    onSaved: () => toast.message(t('treatment.saved')),
  });
  const { editor } = form;
  useStepKeys(editor);
  const [numbering, number] = useNumbering();
  const [view, look] = useState<Sight['view']>('arch');
  const [dentition, show] = useState(() => dentitionOf(editor.prescription));
  const checked = useCheckedLab();
  const gaps = useGaps(detail, editor.prescription, checked.asks);
  const { page, focus } = useFieldFocus();
  const choose = (gap: Gap): void => {
    // A deciduous tooth is not in the chart of permanent ones.
    if (dentition === 'permanent' && gap.teeth.some(isDeciduous)) show('mixed');
    chooseFor(editor, gap);
    focus(fieldOf(gap));
  };
  const missing = { caseId: detail.caseId, gaps, numbering, onChoose: choose };
  const onSight = (sight: Partial<Sight>): void => {
    if (sight.numbering !== undefined) number(sight.numbering);
    if (sight.view !== undefined) look(sight.view);
    if (sight.dentition !== undefined) show(sight.dentition);
  };
  return (
    <div ref={page} className={styles['page']}>
      <PrescriptionHead detail={detail} />
      <div className={styles['columns']}>
        <div className={styles['left']}>
          <div className={styles['notes']}>
            <DraftNotes draft={form.draft} restoredAt={form.restoredAt} onRestart={form.restart} />
          </div>
          <GapList {...missing} lab={checked.lab?.organization.name ?? ''} />
          <WorksList prescription={editor.prescription} numbering={numbering} editor={editor} />
          <CheckedFor {...checked} />
        </div>
        <ChartStage
          prescription={editor.prescription}
          sight={{ numbering, view, dentition }}
          onSight={onSight}
          editor={editor}
        />
        <div className={styles['right']}>
          <WorkPanel editor={editor} numbering={numbering} dentist={dentistOf(detail)} />
        </div>
      </div>
      <PrescriptionFoot form={form} detail={detail} lab={checked.lab} {...missing} />
      <DropDialog editor={editor} numbering={numbering} />
    </div>
  );
}

const dentistOf = ({ dentistId, dentistName }: CaseDetail): CaseDentist =>
  dentistId === null ? null : { dentistId, name: dentistName };

/** Takes the teeth in hand that something is missing for, or the work of the jaw. */
function chooseFor(editor: Editor, gap: Gap): void {
  if (gap.work !== undefined) return editor.selectOfJaw(gap.work);
  if (gap.teeth.length > 0) return editor.select(teethFor(editor.prescription, gap));
  // A case without treatment says so by a work of both jaws.
  const none = editor.prescription.works.find(({ type }) => type === 'None');
  if (none !== undefined) editor.selectOfJaw(none);
}

const isDeciduous = (tooth: number): boolean => tooth > 50;
