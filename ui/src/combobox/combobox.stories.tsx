import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Combobox } from './combobox.tsx';

const PATIENTS = [
  { id: '1', label: 'Maria Papadaki', detail: 'HS-00418, Mar 12, 1984' },
  { id: '2', label: 'Mario Keller', detail: 'HS-00007, Jul 1, 1971' },
  { id: '3', label: 'Nora Lind', detail: 'HS-00101' },
] as const;

export const Patients = (): ReactNode => {
  const [typed, setTyped] = useState('');
  const [made, setMade] = useState('');
  const found = PATIENTS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Column>
      <Combobox
        label="Patient"
        help="Find by name, ID, or birth date."
        value={typed}
        options={found}
        empty="Nobody is called that."
        create={typed === '' ? undefined : { label: `New patient “${typed}”`, onPress: () => setMade(typed) }}
        onType={setTyped}
        onChoose={(id) => setTyped(PATIENTS.find((patient) => patient.id === id)?.label ?? '')}
      />
      <Combobox
        label="Dentist"
        value=""
        options={[]}
        empty="None."
        error="Choose a dentist."
        onType={() => {}}
        onChoose={() => {}}
      />
      <p>{made === '' ? 'Nobody was made.' : `${made} was made.`}</p>
    </Column>
  );
};
