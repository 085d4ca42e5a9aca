import type { Patient } from '@archway/contract/patient/model';
import { Combobox } from '@archway/ui/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDebounced } from '../../../platform/list/use-debounced.ts';
import { KEYWORD_LIMIT } from '../../../platform/list/use-list.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientsQuery } from '../patient.queries.ts';
import { factsOf } from '../patient-facts.ts';

export interface FindPatientProps {
  label: string;
  help: string;
  /** Said when nobody fits. */
  empty: string;
  /** The one who is not looked for. */
  without: string;
  chosen: Patient | null;
  onChoose: (patient: Patient | null) => void;
}

/** Finds a patient there is; nobody is taken down anew. */
export function FindPatient(props: FindPatientProps): ReactNode {
  const { label, help, empty, without, chosen, onChoose } = props;
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(chosen === null ? typed.trim() : '');
  const { data } = useQuery({ ...patientsQuery(keyword), placeholderData: keepPreviousData });
  const found = (data?.list ?? []).filter(({ patientId }) => patientId !== without);
  return (
    <Combobox
      label={label}
      help={help}
      value={chosen?.name ?? typed}
      maxLength={KEYWORD_LIMIT}
      empty={empty}
      options={found.map((patient) => ({
        id: patient.patientId,
        label: patient.name,
        detail: factsOf(patient, format),
      }))}
      onType={(next) => {
        setTyped(next);
        onChoose(null);
      }}
      onChoose={(id) => onChoose(found.find(({ patientId }) => patientId === id) ?? null)}
    />
  );
}
