import { Download, PackageCheck, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { StatusChip } from '../status-chip/status-chip.tsx';
import { ObjectHeader } from './object-header.tsx';

export const Order = (): ReactNode => (
  <ObjectHeader
    title="Amelia Hart"
    line="Order O-261111-022, from Harbour Street Dental, placed 11 Nov 2026"
    chips={<StatusChip status="production">In production</StatusChip>}
    back={{ href: '#orders', label: 'Back to orders' }}
    actions={
      <>
        <Button icon={Printer}>Print</Button>
        <Button icon={Download}>Export</Button>
        <Button kind="primary" icon={PackageCheck}>
          Set ready
        </Button>
      </>
    }
  />
);

/** Inside a frame, whose way back loads no page. */
export const Inside = (): ReactNode => {
  const [isBack, setBack] = useState(false);
  return isBack ? (
    <p>The list</p>
  ) : (
    <ObjectHeader
      level="h2"
      title="Amelia Hart"
      back={{ href: '#cases', label: 'Back to cases', onNavigate: () => setBack(true) }}
    />
  );
};
