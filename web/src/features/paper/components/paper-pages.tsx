import { LoadingState } from '@archway/ui/loading-state';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PaperPage } from '../open-paper.ts';
import { usePaper } from '../use-paper.ts';
import styles from './paper-pages.module.css';

/** Sharp where screens have more dots than they say, and light enough for a phone. */
const MOST_DOTS = 2_000;

/** The pages of a PDF, one below the other, as white as they are printed. */
export function PaperPages({ file, onBroken }: { file: Blob; onBroken: () => void }): ReactNode {
  const t = useText();
  const paper = usePaper(file, onBroken);
  if (paper === null) return <LoadingState rows={6} />;
  const { pages } = paper;
  return (
    <div className={styles['pages']}>
      {pages.map((page, index) => (
        <Page
          key={page.text}
          page={page}
          label={t('order.preview.page', { page: index + 1, pages: pages.length })}
        />
      ))}
    </div>
  );
}

function Page({ page, label }: { page: PaperPage; label: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    current.width = Math.min(MOST_DOTS, Math.round(current.clientWidth * Math.max(2, devicePixelRatio)));
    current.height = Math.round(current.width * page.shape);
    // Given up when the dialog is closed meanwhile.
    page.draw(current).catch(() => {});
  }, [page]);
  return (
    <figure className={styles['page']}>
      <canvas ref={canvas}>
        <p>{page.text}</p>
      </canvas>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
