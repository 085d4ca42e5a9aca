import { drawLabels } from './draw-label.ts';
import { drawPrescription } from './draw-prescription.ts';
import { Pen } from './pen.ts';
import type { Paper } from './sheet.ts';

/** A paper as the bytes of a PDF, with no letter in its fonts that it does not use. */
export async function makePdf(paper: Paper): Promise<Buffer> {
  const pen = new Pen(paper.language, paper.title);
  const chunks: Buffer[] = [];
  pen.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pen.doc.once('end', () => resolve());
    pen.doc.once('error', reject);
  });
  if (paper.kind === 'label') drawLabels(pen, paper.sheets, paper.size);
  else
    for (const sheet of paper.sheets) drawPrescription(pen, sheet, paper.size === 'Letter' ? 'Letter' : 'A4');
  pen.doc.end();
  await done;
  return Buffer.concat(chunks);
}
