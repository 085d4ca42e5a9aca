import { curveThrough } from '@archway/rules/tooth-chart/curve';
import type { Point } from '@archway/rules/tooth-chart/crown-shapes';
import { CHART_BOX, TEETH, type ToothDrawing } from '@archway/rules/tooth-chart/tooth-geometry';
import { MM, type Pen } from './pen.ts';
import type { PaperTooth, PrescriptionSheet } from './sheet.ts';

/** In the chart's own millimeters. */
const HAIR = 0.22;
const THICK = 0.6;
const HATCH = 1.1;
const BRIDGE = 0.7;

export const chartHeight = (width: number): number => (width / CHART_BOX.width) * CHART_BOX.height;

interface Frame {
  x: number;
  y: number;
  scale: number;
}

/** Both arches from above the chewing surfaces, in nothing but black: letters, hatching and dashes survive a fax. */
export function drawChart(
  pen: Pen,
  sheet: Pick<PrescriptionSheet, 'teeth' | 'bridges' | 'left' | 'right'>,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { doc } = pen;
  const scale = width / CHART_BOX.width;
  const frame = { x: x - CHART_BOX.x * scale, y: y - CHART_BOX.y * scale, scale };
  doc
    .save()
    .translate(frame.x * MM, frame.y * MM)
    .scale(scale * MM);
  for (const tooth of sheet.teeth) drawTooth(pen, tooth);
  for (const bridge of sheet.bridges) {
    const through = bridge.map((fdi): Point => TEETH.get(fdi)?.center ?? [0, 0]);
    doc.path(curveThrough(through, false)).lineWidth(BRIDGE).stroke('black');
  }
  // Over the line of their bridge.
  for (const tooth of sheet.teeth) if (tooth.letters !== '') whiteDisc(pen, tooth);
  doc.restore();
  for (const tooth of sheet.teeth) drawWords(pen, tooth, frame);
  const middle = y + chartHeight(width) / 2;
  const small = { size: 8 };
  pen.text(sheet.right, { x, y: middle - 3, width: width * 0.3 }, small);
  const left = pen.block(sheet.left, width * 0.3, small);
  left.lines.forEach((line, index) =>
    pen.line(line, x + width, middle - 3 + (index * left.height) / left.lines.length, small, 'right'),
  );
}

function drawTooth({ doc }: Pen, { fdi, letters, isPontic, isMissing }: PaperTooth): void {
  const drawing = TEETH.get(fdi);
  if (drawing === undefined) return;
  if (isMissing && letters === '') {
    const [a, b, c, d] = drawing.cross;
    doc.path(drawing.outline).lineWidth(HAIR).dash(1, { space: 0.8 }).stroke('black').undash();
    doc.moveTo(a[0], a[1]).lineTo(b[0], b[1]).moveTo(c[0], c[1]).lineTo(d[0], d[1]);
    doc.lineWidth(HAIR).stroke('black');
    return;
  }
  if (isPontic) drawHatching(doc, drawing);
  doc
    .path(drawing.outline)
    .lineWidth(letters === '' ? HAIR : THICK)
    .stroke('black');
  if (letters === '')
    for (const line of drawing.fissures)
      doc
        .path(line)
        .lineWidth(HAIR / 2)
        .stroke('black');
}

function drawHatching(doc: PDFKit.PDFDocument, { outline, corners }: ToothDrawing): void {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const height = bottom - top;
  doc.save().path(outline).clip();
  for (let at = left - height; at < right; at += HATCH) doc.moveTo(at, bottom).lineTo(at + height, top);
  doc.lineWidth(HAIR).stroke('black').restore();
}

const DISC = 2.5;

function whiteDisc({ doc }: Pen, { fdi, letters }: PaperTooth): void {
  const [x, y] = TEETH.get(fdi)?.center ?? [0, 0];
  const radius = letters.length > 1 ? DISC + 0.5 : DISC;
  doc.circle(x, y, radius).lineWidth(HAIR).fillAndStroke('white', 'black');
}

function drawWords(pen: Pen, { fdi, number, letters }: PaperTooth, { x, y, scale }: Frame): void {
  const drawing = TEETH.get(fdi);
  if (drawing === undefined) return;
  const at = ([px, py]: Point): [number, number] => [x + px * scale, y + py * scale];
  const middle = (text: string, point: Point, size: number, weight: 'Regular' | 'SemiBold'): void => {
    const [px, py] = at(point);
    const leading = (size * 1.2) / MM;
    pen.line(text, px, py - leading / 2, { size, weight, leading }, 'middle');
  };
  if (letters !== '') middle(letters, drawing.center, letters.length > 1 ? 8 : 10, 'SemiBold');
  middle(number, drawing.number, letters === '' ? 7.5 : 9, letters === '' ? 'Regular' : 'SemiBold');
}
