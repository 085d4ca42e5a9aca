import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenPaper } from './open-paper.ts';

/** The pages of a PDF once they are read; what reads them is loaded with the first. */
export function usePaper(file: Blob, onBroken: () => void): OpenPaper | null {
  const [paper, setPaper] = useState<OpenPaper | null>(null);
  const fail = useEffectEvent(onBroken);
  useEffect(() => {
    let isOver = false;
    let opened: OpenPaper | null = null;
    const open = async (): Promise<void> => {
      const { openPaper } = await import('./open-paper.ts');
      opened = await openPaper(file);
      if (isOver) opened.close();
      else setPaper(opened);
    };
    open().catch(() => isOver || fail());
    return () => {
      isOver = true;
      opened?.close();
      setPaper(null);
    };
  }, [file]);
  return paper;
}
