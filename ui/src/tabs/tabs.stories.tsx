import { BookmarkPlus, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Tabs, type Tab } from './tabs.tsx';

const VIEWS = [
  { id: 'all', label: 'All cases', count: 128 },
  { id: 'notSent', label: 'Not sent', count: 9 },
  { id: 'waiting', label: 'Waiting for lab', count: 4 },
  { id: 'due', label: 'Due this week', count: 11 },
  { id: 'implants', label: 'Implant cases', count: 17 },
] as const;

const ORDERS: readonly Tab<string>[] = [
  { id: 'all', label: 'All orders', count: 24 },
  { id: 'needsYou', label: 'Needs you', count: 5, isUrgent: true },
  { id: 'own', label: 'Implants at Bianchi', count: 3, isApart: true },
  {
    id: 'shared',
    label: 'Dr. Reid, veneers',
    count: 2,
    mark: { icon: UsersRound, words: 'Shared' },
  },
];

export const Marked = (): ReactNode => {
  const [selected, setSelected] = useState('all');
  return <Tabs label="Views" tabs={ORDERS} selected={selected} onSelect={setSelected} />;
};

export const Views = (): ReactNode => {
  const [selected, setSelected] = useState<(typeof VIEWS)[number]['id']>('all');
  return (
    <Tabs
      label="Views"
      tabs={VIEWS}
      selected={selected}
      onSelect={setSelected}
      extra={
        <Button kind="quiet" size="small" icon={BookmarkPlus}>
          Save view
        </Button>
      }
    >
      <p>{VIEWS.find(({ id }) => id === selected)?.label}</p>
    </Tabs>
  );
};
