import type { PaperSize } from '@archway/rules/paper/paper';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstSize } from './paper-size.ts';
import { usePrint, type Asked } from './use-print.ts';

/** A saved order, or the case whose prescription has no order yet. */
export type PreviewOf = { orderId: string } | { caseId: string };

export interface Preview {
  size: PaperSize;
  file: Blob | null;
  problem: string | null;
  show: (size: PaperSize) => void;
  /** What came could not be read. */
  fail: () => void;
}

/** Has the paper made as soon as it is looked at, and again in another size. */
export function usePreview(of: PreviewOf): Preview {
  const [size, setSize] = useState(() => firstSize('prescription', navigator.language));
  const [made, setMade] = useState<{ size: PaperSize; file: Blob } | null>(null);
  const [isLost, setLost] = useState(false);
  const { run, problem } = usePrint((url) => {
    read(url).then(
      (file) => setMade({ size, file }),
      () => setLost(true),
    );
  });
  const show = (next: PaperSize): void => {
    setSize(next);
    setMade(null);
    setLost(false);
    run(askedFor(of, next));
  };
  const begin = useEffectEvent(() => run(askedFor(of, size)));
  useEffect(() => begin(), []);
  return {
    size,
    // One that was asked for before is not shown in another's place.
    file: made?.size === size && !isLost ? made.file : null,
    problem: isLost ? '' : problem,
    show,
    fail: () => setLost(true),
  };
}

const askedFor = (of: PreviewOf, size: PaperSize): Asked =>
  'caseId' in of ? { caseId: of.caseId, size } : { orderIds: [of.orderId], kind: 'prescription', size };

async function read(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the paper was answered with ${answer.status}`);
  return answer.blob();
}
