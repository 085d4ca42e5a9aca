import { getCase, listCases, saveCase } from '@archway/contract/case/calls';
import type { CaseDetail } from '@archway/contract/case/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { useKeepDraft, type FoundDraft } from '../../platform/draft/use-draft.ts';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { patientProblem, useSavePatient } from '../patient/public.ts';
import { useNewerCase } from './use-newer-case.ts';
import { inputOf, valuesFrom, valuesOf, type CaseValues } from './case-values.ts';

export const LIMITS = { name: 64, memo: 2_000 } as const;

export type CaseForm = ReturnType<typeof useCaseForm>;

interface CaseFormOptions {
  given: CaseDetail | undefined;
  /** What was typed before and not saved. */
  found: FoundDraft | null;
  onSaved: (detail: CaseDetail) => void;
}

/** What is typed about a case, and saving it; a new patient is saved first. */
export function useCaseForm({ given, found, onSaved }: CaseFormOptions) {
  const first = valuesOf(given);
  const [values, setValues] = useState(() => (found === null ? first : valuesFrom(found.body, first)));
  const [restoredAt, setRestoredAt] = useState(found?.savedAt ?? null);
  const draft = useKeepDraft({ kind: 'case', subject: given?.caseId ?? '' }, JSON.stringify(values), found);
  const [isTried, setTried] = useState(false);
  const { data: user } = useQuery(userInfoQuery);
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  const patient = useSavePatient();
  const save = useCall(saveCase, { refreshes: [listCases, getCase], ignoreErrors: true });
  const isTaken = patient.error?.failure === 'patientCodeTaken';
  const problems = useProblems(values, isTried, isTaken ? patient.error?.message : undefined);

  const begin = (anew: CaseValues): void => {
    setRestoredAt(null);
    setValues(anew);
    draft.restart(JSON.stringify(anew));
  };

  const saveAll = async (typed: CaseValues) => {
    const chosen = await patient.settle(typed.patient);
    // Should the case be refused now, the patient is there and not made twice.
    if (chosen !== null)
      setValues((now) => ({ ...now, patient: { typed: chosen.name, chosen, created: null } }));
    const input = inputOf(typed, isClinic ? { patientId: chosen?.patientId ?? '' } : null);
    const saved = await save.mutateAsync({
      ...(given === undefined ? {} : { caseId: given.caseId }),
      ...input,
    });
    void draft.forget();
    onSaved(saved);
  };
  const newer = useNewerCase({
    caseId: given?.caseId,
    save,
    saveAs: (version) => void saveAll({ ...values, version }).catch(() => {}),
    begin: (fresh) => begin(valuesOf(fresh)),
  });
  return {
    values,
    change: (part: Partial<CaseValues>) => setValues((now) => ({ ...now, ...part })),
    problems,
    isClinic,
    draft,
    restoredAt,
    restart: () => begin(first),
    newer,
    isSaving: patient.isPending || save.isPending,
    refused:
      newer !== null ? null : (save.error?.message ?? (isTaken ? null : (patient.error?.message ?? null))),
    save: () => {
      setTried(true);
      // What is refused is told by the mutations themselves.
      if (!isWrong(values, isClinic)) saveAll(values).catch(() => {});
    },
  };
}

const isWrong = ({ name, memo, patient }: CaseValues, isClinic: boolean): boolean =>
  name.trim() === '' ||
  name.trim().length > LIMITS.name ||
  memo.length > LIMITS.memo ||
  (isClinic && patientProblem(patient) !== null);

/** What stands beside the fields; nothing before somebody has tried to save. */
function useProblems({ name, patient }: CaseValues, isTried: boolean, refused: string | undefined) {
  const t = useText();
  const problem = isTried ? patientProblem(patient) : null;
  return {
    name: isTried && name.trim() === '' ? t('failure.nameMissing') : undefined,
    patient: problem === 'unchosen' ? t('patients.choose') : undefined,
    patientName: problem === 'nameless' ? t('failure.nameMissing') : undefined,
    patientCode: refused,
  };
}
