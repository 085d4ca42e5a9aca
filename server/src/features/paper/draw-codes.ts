import { code128 } from '@archway/rules/paper/code128';
import { encode } from 'uqr';
import { MM, type Pen } from './pen.ts';

/** A QR code of this edge in millimeters, without its quiet zone of four modules, which must be left free around it. */
export function drawQr(pen: Pen, text: string, { x, y, edge }: { x: number; y: number; edge: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = (edge / size) * MM;
  data.forEach((row, line) => {
    // Neighbors together: a hair between two modules would be seen by a printer.
    let begin = 0;
    while (begin < row.length) {
      if (row[begin] !== true) {
        begin += 1;
        continue;
      }
      let end = begin;
      while (row[end] === true) end += 1;
      pen.doc.rect(x * MM + begin * module, y * MM + line * module, (end - begin) * module, module * 1.02);
      begin = end;
    }
  });
  pen.doc.fill('black');
}

/** Two dots of a label printer of 200 dpi. */
const MODULE = 0.254;
/** Ten modules on each side of a bar code stay white. */
export const QUIET = 10 * MODULE;

/** A bar code, with its quiet zones on both sides. */
export const barCodeWidth = (text: string): number => code128(text).width * MODULE + 2 * QUIET;

/** `x` is where the first bar begins. */
export function drawBarCode(
  pen: Pen,
  text: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  for (const { at, width } of code128(text).bars)
    pen.doc.rect((x + at * MODULE) * MM, y * MM, width * MODULE * MM, height * MM);
  pen.doc.fill('black');
}
