import { getCase, listActivity, listCases } from '@archway/contract/case/calls';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import type { TreatmentDetail } from '@archway/contract/treatment/model';
import type { Prescription } from '@archway/rules/treatment/prescription';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { useKeepDraft, type FoundDraft } from '../../platform/draft/use-draft.ts';
import { treatmentQuery } from './treatment.queries.ts';
import { typedBefore } from './typed-before.ts';
import { useEditor } from './use-editor.ts';

export type PrescriptionForm = ReturnType<typeof usePrescriptionForm>;

interface Given {
  caseId: string;
  given: TreatmentDetail;
  found: FoundDraft | null;
  onSaved: () => void;
}

/** The prescription of a case while it is written: edited, kept as a draft, and saved whole. */
export function usePrescriptionForm({ caseId, given, found, onSaved }: Given) {
  const queries = useQueryClient();
  const saved = prescriptionOf(given);
  const [before] = useState(() => (found === null ? null : typedBefore(found.body)));
  const [restoredAt, setRestoredAt] = useState(before === null ? null : (found?.savedAt ?? null));
  const [version, setVersion] = useState(before?.version ?? given.version);
  const editor = useEditor(before?.prescription ?? saved);
  const { prescription } = editor;
  const body = JSON.stringify({ version, prescription });
  const draft = useKeepDraft({ kind: 'prescription', subject: caseId }, body, found);
  const save = useCall(saveTreatment, {
    refreshes: [getTreatment, getCase, listCases, listActivity],
    ignoreErrors: true,
  });
  const begin = (theirs: TreatmentDetail): void => {
    const [from, anew] = [theirs.version, prescriptionOf(theirs)];
    save.reset();
    setRestoredAt(null);
    setVersion(from);
    editor.begin(anew);
    draft.restart(JSON.stringify({ version: from, prescription: anew }));
  };
  const saveFrom = (from: number): void =>
    save.mutate(
      { caseId, version: from, ...prescription },
      {
        onSuccess: ({ version: next }) => {
          setVersion(next);
          setRestoredAt(null);
          void draft.forget();
          onSaved();
        },
      },
    );
  const fresh = (): Promise<TreatmentDetail> =>
    queries.fetchQuery({ ...treatmentQuery(caseId), staleTime: 0 });
  return {
    editor,
    draft,
    restoredAt,
    restart: () => begin(given),
    isSaving: save.isPending,
    isChanged: JSON.stringify(prescription) !== JSON.stringify(saved),
    isOld: save.error?.failure === 'prescriptionIsNewer',
    refused: save.error?.failure === 'prescriptionIsNewer' ? null : (save.error?.message ?? null),
    save: () => saveFrom(version),
    /** What somebody else has saved in the meantime, in place of this. */
    showTheirs: () => void fresh().then(begin, () => {}),
    saveOverIt: () =>
      void fresh().then(
        ({ version: theirs }) => saveFrom(theirs),
        () => {},
      ),
  };
}

const prescriptionOf = ({ works, links, absent }: TreatmentDetail): Prescription => ({
  works,
  links,
  absent,
});
