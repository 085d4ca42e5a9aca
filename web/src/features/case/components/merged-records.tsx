import {
  countCases,
  getCase,
  getPatient,
  listCases,
  listPatientCases,
  listPatientScans,
  undoMerge,
} from '@archway/contract/case/calls';
import type { PatientDetail } from '@archway/contract/case/model';
import { listPatients } from '@archway/contract/patient/calls';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import styles from './merged-records.module.css';

type Merge = PatientDetail['merges'][number];

/** The records that were merged into this one, as long as they can be taken out again. */
export function MergedRecords({ merges }: Pick<PatientDetail, 'merges'>): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const [asked, setAsked] = useState<Merge | null>(null);
  if (merges.length === 0) return null;
  return (
    <div className={styles['notes']}>
      {merges.map((merge) => (
        <Note
          key={merge.mergeId}
          kind="info"
          action={
            <Permission anyOf={['case:patient:merge']}>
              <Button size="small" onClick={() => setAsked(merge)}>
                {t('patients.unmerge.button')}
              </Button>
            </Permission>
          }
        >
          {t('patients.merge.note', {
            name: merge.name,
            code: merge.patientCode,
            date: date(merge.mergedAt),
            by: merge.mergedBy,
          })}
        </Note>
      ))}
      {asked !== null && <UndoMerge merge={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function UndoMerge({ merge, onClose }: { merge: Merge; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const undoing = useCall(undoMerge, {
    refreshes: [getPatient, listPatients, listCases, listPatientCases, listPatientScans, countCases, getCase],
    ignoreErrors: true,
  });
  const { mergeId, name, cases } = merge;
  const undo = async (): Promise<void> => {
    await undoing.mutateAsync({ mergeId });
    toast.message(t('patients.unmerge.done'));
    onClose();
  };
  return (
    <Dialog
      title={t('patients.unmerge.title', { name })}
      confirm={t('patients.unmerge.button')}
      busy={undoing.isPending}
      // The dialog shows what went wrong.
      onConfirm={() => void undo().catch(() => {})}
      onClose={onClose}
    >
      <p>{t('patients.unmerge.text', { count: cases, name })}</p>
      {undoing.error !== null && (
        <Note kind="error" live>
          {undoing.error.message}
        </Note>
      )}
    </Dialog>
  );
}
