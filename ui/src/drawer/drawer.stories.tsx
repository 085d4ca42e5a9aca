import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { ChoiceList } from '../choice-list/choice-list.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Drawer } from './drawer.tsx';

export const WithForm = (): ReactNode => {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [sees, setSees] = useState<'all' | 'own'>('all');
  const [message, setMessage] = useState('Welcome to the team.');
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Invite people</Button>
      {open && (
        <Drawer
          title="Invite people"
          confirm="Send invitation"
          confirmIcon={Send}
          valid={email.includes('@')}
          onClose={() => setOpen(false)}
          onConfirm={() => setOpen(false)}
          aside="The invitation works for 7 days."
        >
          <TextField label="Work email" value={email} onChange={setEmail} />
          <ChoiceList
            label="Sees"
            value={sees}
            onChange={setSees}
            choices={[
              { value: 'all', title: 'Everything in Harbour Street Dental', text: 'All cases and orders' },
              { value: 'own', title: 'Own work only', text: 'Created by or assigned to the person' },
            ]}
          />
          <TextArea label="Message" aside="optional" value={message} onChange={setMessage} />
        </Drawer>
      )}
    </Row>
  );
};

export const ToRead = (): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Details</Button>
      {open && (
        <Drawer title="Scanner" onClose={() => setOpen(false)}>
          <p>Serial number A-4711, activated 4 February 2024.</p>
        </Drawer>
      )}
    </Row>
  );
};

export const FormOpen = (): ReactNode => (
  <Pressed>
    <WithForm />
  </Pressed>
);
