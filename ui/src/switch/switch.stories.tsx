import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { Switch } from './switch.tsx';

export const Kinds = (): ReactNode => {
  const [helping, setHelping] = useState(true);
  const [accepting, setAccepting] = useState(false);
  return (
    <Column>
      <Switch
        label="Help improve Archway"
        help="Counts of clicks and loading times, never patient data."
        checked={helping}
        onChange={setHelping}
      />
      <Switch label="Auto-accept" checked={accepting} onChange={setAccepting} />
      <Switch label="Two-factor sign-in" checked disabled onChange={() => undefined} />
    </Column>
  );
};
