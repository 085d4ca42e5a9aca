import { useState, type ReactNode } from 'react';
import { DropArea } from './drop-area.tsx';

export const Page = (): ReactNode => {
  const [names, setNames] = useState('');
  const note = ({ files }: DataTransfer) => setNames([...files].map(({ name }) => name).join(', '));
  return (
    <DropArea label="Drop to add to this case" onDrop={note}>
      <p>Upper jaw, lower jaw, bite.</p>
      <output>{names}</output>
    </DropArea>
  );
};

export const Disabled = (): ReactNode => (
  <DropArea label="Drop to add to this case" disabled onDrop={() => {}}>
    <p>Only to be read.</p>
  </DropArea>
);
