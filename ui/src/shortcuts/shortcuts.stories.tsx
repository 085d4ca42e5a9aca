import { useState, type ReactNode } from 'react';
import { Column, Pressed } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ShortcutProvider, useShortcut, useShortcutList } from './shortcuts.tsx';

const Page = (): ReactNode => {
  const [last, setLast] = useState('nothing');
  const [text, setText] = useState('');
  useShortcut('g d', () => setLast('dashboard'), { label: 'Dashboard', group: 'Go to' });
  useShortcut('g c', () => setLast('cases'), { label: 'Cases', group: 'Go to' });
  useShortcut('n', () => setLast('new order'), { label: 'New order' });
  useShortcut('ctrl+k', () => setLast('search'), { label: 'Search' });
  return (
    <>
      <TextField label="Note" value={text} onChange={setText} />
      <output>Last: {last}</output>
    </>
  );
};

export const Keys = (): ReactNode => {
  const [enabled, setEnabled] = useState(true);
  return (
    <ShortcutProvider enabled={enabled}>
      <Column>
        <Switch label="Single keys" checked={enabled} onChange={setEnabled} />
        <Page />
      </Column>
    </ShortcutProvider>
  );
};

const Help = (): ReactNode => <Button onClick={useShortcutList()}>Keyboard shortcuts</Button>;

export const List = (): ReactNode => (
  <Pressed>
    <ShortcutProvider>
      <Help />
      <Page />
    </ShortcutProvider>
  </Pressed>
);
