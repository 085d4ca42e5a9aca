import { startWorker } from '@archway/viewer/work/start-worker';
import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the builder makes one: where the worker will be
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export interface OpenPaper {
  pages: readonly PaperPage[];
  close: () => void;
}

export interface PaperPage {
  /** Height by width. */
  shape: number;
  /** For who listens instead of looking. */
  text: string;
  /** As many dots wide as the canvas is. */
  draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

/** Reads a PDF of ours. One worker serves all papers of this page. */
export async function openPaper(file: Blob): Promise<OpenPaper> {
  GlobalWorkerOptions.workerPort ??= startWorker(worker);
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  const document = await task.promise;
  const pages: PaperPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await pageOf(await document.getPage(number)));
  return { pages, close: () => void task.destroy() };
}

async function pageOf(page: PDFPageProxy): Promise<PaperPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return {
    shape: height / width,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    draw: async (canvas) => {
      const viewport = page.getViewport({ scale: canvas.width / width });
      await page.render({ canvas, viewport }).promise;
    },
  };
}
