import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dentistsQuery } from '../template.queries.ts';

interface DentistFieldProps {
  value: string;
  /** Offered also before the dentists are loaded, and after this one has left. */
  known: { dentistId: string; name: string } | null;
  onChange: (dentistId: string) => void;
}

/** Whom a template is for. */
export function DentistField({ value, known, onChange }: DentistFieldProps): ReactNode {
  const t = useText();
  const dentists = useQuery(dentistsQuery).data?.list ?? [];
  const isListed = dentists.some(({ dentistId }) => dentistId === known?.dentistId);
  const offered = known === null || isListed ? dentists : [...dentists, known];
  return (
    <SelectField
      label={t('templates.dentist')}
      help={t('templates.dentistHelp')}
      value={value}
      options={[
        { value: '', label: t('templates.noDentist') },
        ...offered.map(({ dentistId, name }) => ({ value: dentistId, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
