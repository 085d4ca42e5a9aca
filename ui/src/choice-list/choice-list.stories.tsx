import { Mail, Microscope, Stethoscope } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { ChoiceList } from './choice-list.tsx';

type Way = 'clinic' | 'lab' | 'invitation';
type Sees = 'all' | 'own';

export const Kinds = (): ReactNode => {
  const [way, setWay] = useState<Way>('clinic');
  const [sees, setSees] = useState<Sees | ''>('');
  return (
    <Column>
      <ChoiceList
        label="What would you like to register?"
        labelHidden
        value={way}
        onChange={setWay}
        choices={[
          {
            value: 'clinic',
            title: 'A new clinic',
            text: 'You scan patients and send orders to labs.',
            icon: Stethoscope,
          },
          {
            value: 'lab',
            title: 'A new lab',
            text: 'You receive orders from clinics.',
            icon: Microscope,
          },
          { value: 'invitation', title: 'With an invitation', text: 'From a partner by email.', icon: Mail },
        ]}
      />
      <ChoiceList
        label="Sees"
        value={sees}
        onChange={setSees}
        error={sees === '' ? 'Choose what this person may see.' : undefined}
        choices={[
          { value: 'all', title: 'Everything in Harbour Street Dental', text: 'All cases and orders' },
          {
            value: 'own',
            title: 'Own work only',
            text: 'Created by or assigned to the person, the dashboard counts the same',
          },
        ]}
      />
    </Column>
  );
};
