import { LayoutDashboard, Package, ScanLine, Settings2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bare } from '../../workbench/arrange.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { NavigationGroup, NavigationItem } from '../navigation-item/navigation-item.tsx';
import { ObjectHeader } from '../object-header/object-header.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PageFrame } from './page-frame.tsx';

const go = (): void => {};

const navigation = (
  <>
    <NavigationItem href="#d" label="Dashboard" icon={LayoutDashboard} isCurrent={false} onNavigate={go} />
    <NavigationItem href="#c" label="Cases" icon={ScanLine} isCurrent count={128} onNavigate={go} />
    <NavigationItem href="#o" label="Orders" icon={Package} isCurrent={false} count={24} onNavigate={go} />
    <NavigationGroup label="Account">
      <NavigationItem href="#u" label="Users" icon={Users} isCurrent={false} onNavigate={go} />
      <NavigationItem href="#r" label="Role Management" icon={Settings2} isCurrent={false} onNavigate={go} />
    </NavigationGroup>
  </>
);

export const Unfolded = (): ReactNode => (
  <Bare>
    <PageFrame
      brand={<span data-unfolded>Archway</span>}
      navigation={navigation}
      title="Cases"
      foot="Dr. Elena Markou"
      bottom={
        <BottomBar
          label="Main places"
          places={[
            { id: 'cases', href: '#c', label: 'Cases', icon: ScanLine, isCurrent: true, onNavigate: go },
          ]}
        />
      }
    >
      <p>The sheet runs to the right and bottom edges of the window.</p>
    </PageFrame>
  </Bare>
);

export const Folded = (): ReactNode => (
  <Bare>
    <PageFrame brand={<span data-unfolded>Archway</span>} navigation={navigation} title="Cases" folded>
      <PageHead>
        <ObjectHeader title="Amelia Hart" line="Case C-261109-014" />
      </PageHead>
      <p>Pages about one object leave it the room.</p>
    </PageFrame>
  </Bare>
);
