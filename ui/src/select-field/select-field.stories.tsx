import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { SelectField } from './select-field.tsx';

const ROLES = [
  { value: 'dentist', label: 'Dentist' },
  { value: 'assistant', label: 'Clinic assistant' },
  { value: 'desk', label: 'Front desk', disabled: true },
] as const;

export const Kinds = (): ReactNode => {
  const [role, setRole] = useState<(typeof ROLES)[number]['value'] | ''>('assistant');
  const [other, setOther] = useState<(typeof ROLES)[number]['value'] | ''>('');
  return (
    <Column>
      <SelectField
        label="Role"
        aside="default for new accounts"
        value={role}
        options={ROLES}
        onChange={setRole}
        help="Can be changed later."
      />
      <SelectField
        label="Second role"
        placeholder="Choose a role"
        value={other}
        options={ROLES}
        onChange={setOther}
        error={other === '' ? 'Choose a role first.' : undefined}
      />
      <SelectField label="Carrier" value="dentist" options={ROLES} onChange={setRole} disabled size="small" />
    </Column>
  );
};
