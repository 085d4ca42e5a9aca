import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState, ErrorState, ExpiredState, NoAccessState } from './states.tsx';

export const Empty = (): ReactNode => (
  <EmptyState
    title="No cases yet"
    actions={
      <>
        <Button kind="primary" icon={Upload}>
          Import scan
        </Button>
        <Button>Connect a scanner</Button>
      </>
    }
  >
    <p>Scans from your scanner arrive here by themselves. You can also import STL, PLY or OBJ files.</p>
  </EmptyState>
);

export const Filtered = (): ReactNode => (
  <EmptyState
    filtered
    title="No case matches these filters"
    actions={
      <>
        <Button>Search all time</Button>
        <Button>Clear filters</Button>
      </>
    }
  >
    <p>Last 7 days, rejected, Dr. Sara Bianchi.</p>
  </EmptyState>
);

export const Failed = (): ReactNode => (
  <ErrorState
    title="Unable to load 3D image."
    serverText="The file arrived damaged (lower.ply, 12 of 41 MB)."
    onRetry={() => undefined}
    actions={<Button>Ask the clinic to resend</Button>}
  >
    <p>Your other files are fine.</p>
  </ErrorState>
);

export const FailedWithoutWords = (): ReactNode => <ErrorState onRetry={() => undefined} />;

export const NoAccess = (): ReactNode => (
  <NoAccessState actions={<Button kind="quiet">Back to dashboard</Button>} />
);

export const Expired = (): ReactNode => <ExpiredState />;
