import { LayoutDashboard, Package, ScanLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';

const PLACES = [
  { id: 'today', href: '#today', label: 'Today', icon: LayoutDashboard },
  { id: 'orders', href: '#orders', label: 'Orders', icon: Package },
  { id: 'cases', href: '#cases', label: 'Cases', icon: ScanLine },
] as const;

export const Places = (): ReactNode => {
  const [current, setCurrent] = useState('orders');
  return (
    <BottomBar
      label="Main places"
      places={PLACES.map((place) => ({
        ...place,
        isCurrent: place.id === current,
        onNavigate: () => setCurrent(place.id),
      }))}
    />
  );
};
