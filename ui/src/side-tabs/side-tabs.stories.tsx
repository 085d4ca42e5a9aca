import { Bell, Building2, KeyRound, Scan, Settings2, User } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SideTabs } from './side-tabs.tsx';

const GROUPS = [
  {
    label: 'Personal',
    tabs: [
      { href: '#account', label: 'Account info', icon: User },
      { href: '#password', label: 'Change password', icon: KeyRound },
      { href: '#configuration', label: 'Preferences', icon: Settings2 },
      { href: '#email', label: 'Notifications', icon: Bell },
    ],
  },
  {
    label: 'Practice',
    tabs: [
      { href: '#organization', label: 'Organization', icon: Building2 },
      { href: '#scan', label: 'Scan info', icon: Scan },
    ],
  },
] as const;

export const MyInfo = (): ReactNode => {
  const [selected, setSelected] = useState('#account');
  return (
    <SideTabs label="My Info" groups={GROUPS} selected={selected} onNavigate={setSelected}>
      <p>Shown: {selected}</p>
    </SideTabs>
  );
};
