import { useState } from 'react';
import { useNavigate } from 'react-router';
import { comparePath } from './case-paths.ts';
import type { ChosenScan, ChoosingScans } from './components/scan-choices.tsx';

interface ScanChoice {
  /** Null until it is started. */
  choosing: ChoosingScans | null;
  start: () => void;
  cancel: () => void;
}

/** Two scans of a patient are chosen one after the other; the second opens the comparison. */
export function useScanChoice(patientId: string): ScanChoice {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const [first, setFirst] = useState<ChosenScan | null>(null);
  const end = (): void => {
    setChoosing(false);
    setFirst(null);
  };
  const onToggle = (scan: ChosenScan): void => {
    if (first === null) setFirst(scan);
    else if (first.fileId === scan.fileId) setFirst(null);
    else {
      // The page is kept when it is left, and is to be found without a choice half made.
      end();
      void navigate(comparePath(patientId, { a: first.fileId, b: scan.fileId }));
    }
  };
  return { choosing: isChoosing ? { first, onToggle } : null, start: () => setChoosing(true), cancel: end };
}
