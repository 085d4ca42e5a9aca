import { useState, type ReactNode } from 'react';
import { Column } from '../../workbench/arrange.tsx';
import { UploadStatus, type UploadOnItsWay } from './upload-status.tsx';

const IDLE: UploadOnItsWay = {
  phase: 'idle',
  progress: 0,
  failure: null,
  canRetry: false,
  retry: () => {},
};

export const Phases = (): ReactNode => (
  <Column>
    <UploadStatus upload={IDLE} />
    <UploadStatus upload={{ ...IDLE, phase: 'sending', progress: 0.42 }} />
    <UploadStatus upload={{ ...IDLE, phase: 'checking', progress: 1 }} />
    <UploadStatus upload={{ ...IDLE, phase: 'failed', failure: 'Incorrect Format' }} />
  </Column>
);

export const Failed = (): ReactNode => {
  const [phase, setPhase] = useState<UploadOnItsWay['phase']>('failed');
  const failure = 'Unable to upload. The connection was lost. Your file is still here, so try again.';
  return (
    <Column>
      <UploadStatus upload={{ ...IDLE, phase, failure, canRetry: true, retry: () => setPhase('checking') }} />
    </Column>
  );
};
