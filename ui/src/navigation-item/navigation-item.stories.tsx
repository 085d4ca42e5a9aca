import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigationItem } from './navigation-item.tsx';

const told: string[] = [];

export const Places = (): ReactNode => (
  <nav aria-label="Menu">
    <NavigationItem
      href="#orders"
      label="Orders"
      icon={Package}
      isCurrent
      count={24}
      onNavigate={() => {
        told.push('orders');
        document.title = told.join(' ');
      }}
    />
  </nav>
);
