import { Barcode, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField } from './text-field.tsx';

export const Kinds = (): ReactNode => {
  const [name, setName] = useState('Dr. Hannah Feld');
  const [code, setCode] = useState('JD01 4600 0081 7733');
  const [asked, setAsked] = useState('');
  return (
    <Column>
      <TextField label="Dentist name" value={name} onChange={setName} maxLength={20} />
      <TextField
        label="Tracking number"
        value={code}
        onChange={setCode}
        mono
        suffix={<IconButton icon={Barcode} label="Read the barcode" />}
      />
      <TextField
        label="Search"
        labelHidden
        placeholder="Search name, email, or account"
        value={asked}
        onChange={setAsked}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
      />
      <TextField
        label="Email or account name"
        size="large"
        value="elena.markou@harbourstreet.example"
        onChange={setName}
        help="The name you sign in with."
      />
      <TextField label="Weight" value="1.2" onChange={setName} suffix="kg" size="small" />
      <TextField label="Account name" value="elena.markou" onChange={setName} readOnly />
      <TextField label="Phone" value="" onChange={setName} disabled />
      <TextField
        label="Email"
        value="elena@"
        onChange={setName}
        error="This is no email address. Check the part after the @ sign."
      />
    </Column>
  );
};
