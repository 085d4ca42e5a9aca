import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebounced } from '../../../platform/list/use-debounced.ts';
import { useFormat } from '../../../platform/text/format.ts';
import type { PatientChoice } from '../patient-choice.ts';
import { factsOf } from '../patient-facts.ts';
import { doublesQuery } from '../patient.queries.ts';

interface DoublesProps {
  name: string;
  birthDate: string;
  onChoose: (patient: PatientChoice['chosen']) => void;
}

/** Warns of patients who may be the same person. */
export function Doubles({ name, birthDate, onChoose }: DoublesProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const settled = useDebounced(name.trim());
  const { data } = useQuery({
    ...doublesQuery({ name: settled, birthDate }),
    enabled: settled !== '' && birthDate !== '',
  });
  if (data === undefined || data.patients.length === 0 || birthDate === '') return null;
  return (
    <Note kind="warn" live>
      {t('patients.doubles', { count: data.patients.length })}
      {data.patients.map((patient) => (
        <div key={patient.patientId}>
          {t('patients.double', { name: patient.name, facts: factsOf(patient, format) })}{' '}
          <Button kind="quiet" size="small" onClick={() => onChoose(patient)}>
            {t('patients.use.button')}
          </Button>
        </div>
      ))}
    </Note>
  );
}
