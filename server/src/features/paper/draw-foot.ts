import { BOLD, SMALL, TEXT, type Area } from './draw-head.ts';
import { cutLine } from './break-lines.ts';
import { MM, type Pen, type Style } from './pen.ts';
import type { PrescriptionSheet } from './sheet.ts';

const ROW = 6.4;
const HEAD = 6;
const FIELD = 10.4;
const HALF_GAP = 4;
/** What is kept free for what the lab writes by hand. */
export const LAB_HEIGHT = HEAD + 3 * FIELD + 2;
export const SIGNATURE_HEIGHT = 24.5;
const PICTURE = { width: 52, height: 15 };
const SIGNED: Style = { size: 8 };

/** As many files as there is room for. */
export function drawFiles(
  pen: Pen,
  { title, rows }: PrescriptionSheet['files'],
  { x, y, width, limit }: Area & { limit: number },
): { count: number; end: number } {
  pen.line(title, x, y, BOLD);
  pen.rule(x, y + HEAD, width, 0.35);
  const count = Math.max(1, Math.min(rows.length, Math.floor((limit - y - HEAD) / ROW)));
  rows.slice(0, count).forEach(([name, size], index) => {
    const top = y + HEAD + index * ROW;
    const room = width - pen.widthOf(size, TEXT) - 4;
    pen.line(
      cutLine(name, room, (text) => pen.widthOf(text, TEXT)),
      x,
      top + 0.9,
      TEXT,
    );
    pen.line(size, x + width, top + 0.9, TEXT, 'right');
    pen.rule(x, top + ROW, width, 0.12);
  });
  return { count, end: y + HEAD + count * ROW };
}

/** Lines to be filled in by hand; the tray is there already where the lab has typed it. */
export function drawLab(
  pen: Pen,
  { title, fields, tray }: PrescriptionSheet['lab'],
  { x, y, width }: Area,
): number {
  pen.line(title, x, y, BOLD);
  if (tray !== null) pen.line(`${tray.label} ${tray.text}`, x + width, y, BOLD, 'right');
  pen.rule(x, y + HEAD, width, 0.35);
  const half = (width - HALF_GAP) / 2;
  fields.forEach((field, index) => {
    const left = x + (index % 2) * (half + HALF_GAP);
    const top = y + HEAD + 1.4 + Math.floor(index / 2) * FIELD;
    pen.fitted(field, { x: left, y: top, width: half }, SMALL);
    pen.rule(left, top + FIELD - 1.6, half, 0.2);
  });
  return y + LAB_HEIGHT;
}

/** The consent beside the line of the signature. */
export function drawSignature(
  pen: Pen,
  { consent, signature }: PrescriptionSheet,
  { x, y, width }: Area,
): void {
  const right = width * 0.4;
  const left = x + width - right;
  const line = y + 15.6;
  const said = pen.block(consent, width - right - 8, { size: 9 });
  pen.write(said, x, Math.max(y, y + SIGNATURE_HEIGHT - 3 - said.height), { size: 9 });
  if (signature.picture !== null)
    pen.doc.image(
      Buffer.from(signature.picture.base64, 'base64'),
      left * MM,
      (line - PICTURE.height - 0.8) * MM,
      {
        fit: [PICTURE.width * MM, PICTURE.height * MM],
        valign: 'bottom',
      },
    );
  pen.rule(left, line, right, 0.35);
  pen.text(signature.line, { x: left, y: line + 1, width: right }, SIGNED);
}
