import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { TextArea } from './text-area.tsx';

export const Kinds = (): ReactNode => {
  const [text, setText] = useState('Welcome to the team. Please sign in before Monday.');
  return (
    <Column>
      <TextArea
        label="Message"
        aside="optional"
        value={text}
        onChange={setText}
        maxLength={60}
        help="It stands above the link in the email."
      />
      <TextArea
        label="Reason"
        value=""
        onChange={setText}
        error="Please say why, so that the clinic can answer."
      />
    </Column>
  );
};
