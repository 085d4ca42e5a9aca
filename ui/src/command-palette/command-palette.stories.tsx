import { LayoutDashboard, Package, Plus, Scan, SunMoon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Pressed, Row } from '../../workbench/arrange.tsx';
import { Button } from '../button/button.tsx';
import { ShortcutProvider, useShortcut } from '../shortcuts/shortcuts.tsx';
import { CommandPalette } from './command-palette.tsx';

const Page = (): ReactNode => {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState('nothing');
  useShortcut('ctrl+k', () => setOpen(true), { label: 'Search' });
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <output>Done: {last}</output>
      {open && (
        <CommandPalette
          onClose={() => setOpen(false)}
          groups={[
            {
              label: 'Go to',
              commands: [
                {
                  id: 'dashboard',
                  label: 'Dashboard',
                  icon: LayoutDashboard,
                  keys: 'g d',
                  run: () => setLast('dashboard'),
                },
                { id: 'cases', label: 'Cases', icon: Scan, keys: 'g c', run: () => setLast('cases') },
                {
                  id: 'orders',
                  label: 'Orders',
                  icon: Package,
                  hint: '24 open',
                  run: () => setLast('orders'),
                },
              ],
            },
            {
              label: 'Commands',
              commands: [
                { id: 'new', label: 'New order', icon: Plus, keys: 'n', run: () => setLast('new order') },
                {
                  id: 'theme',
                  label: 'Dark theme',
                  icon: SunMoon,
                  keywords: ['night'],
                  run: () => setLast('theme'),
                },
              ],
            },
          ]}
        />
      )}
    </Row>
  );
};

export const WithCommands = (): ReactNode => (
  <ShortcutProvider>
    <Page />
  </ShortcutProvider>
);

export const Open = (): ReactNode => (
  <Pressed>
    <WithCommands />
  </Pressed>
);
