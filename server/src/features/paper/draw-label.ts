import { dotOf, MAP_VIEW_BOX, MOUTH_DOTS } from '@archway/rules/tooth-chart/mouth-dots';
import type { PaperSize } from '@archway/rules/paper/paper';
import { PAGE_SIZES } from './draw-prescription.ts';
import { barCodeWidth, drawBarCode, drawQr, QUIET } from './draw-codes.ts';
import { MM, type Pen, type Style } from './pen.ts';
import type { LabelSheet } from './sheet.ts';

export const LABEL = { width: 102, height: 64 };
const COLUMNS = 2;
const ROWS = 4;
const MARGIN = 4;
const QR_EDGE = 27;
const RIGHT = 28;
const WORK: Style = { size: 10.5 };
const WORK_PLACE: Style = { size: 10.5, weight: 'SemiBold' };
/** Smaller letters are not read at arm's length. */
const LEAST_WORK = 7;
const MOST_LINES = 5;
const TREATED_GROWTH = 2;

/** Each label on a page of its own, or as many on a sheet as fit. */
export function drawLabels(pen: Pen, sheets: readonly LabelSheet[], size: PaperSize): void {
  if (size === 'roll') {
    for (const sheet of sheets) {
      pen.page(LABEL.width, LABEL.height);
      drawLabel(pen, sheet, 0, 0);
    }
    return;
  }
  const page = PAGE_SIZES[size];
  const left = (page.width - COLUMNS * LABEL.width) / 2;
  const top = (page.height - ROWS * LABEL.height) / 2;
  sheets.forEach((sheet, index) => {
    const place = index % (COLUMNS * ROWS);
    if (place === 0) pen.page(page.width, page.height);
    const x = left + (place % COLUMNS) * LABEL.width;
    const y = top + Math.floor(place / COLUMNS) * LABEL.height;
    // Along these one cuts.
    pen.frame(x, y, LABEL.width, LABEL.height, 0.1);
    drawLabel(pen, sheet, x, y);
  });
}

/** Read at arm's length: who, where, what, and by when. */
function drawLabel(pen: Pen, sheet: LabelSheet, x: number, y: number): void {
  const left = x + MARGIN;
  const right = x + LABEL.width - MARGIN - RIGHT;
  const room = right - left - 4;
  let at = y + 2.4;
  at = pen.shrunk(sheet.title, { x: left, y: at, width: room }, { size: 16, weight: 'SemiBold' }, 11);
  at = pen.shrunk(sheet.clinic, { x: left, y: at, width: room }, { size: 10.5 }, 7.5);
  drawMap(pen, sheet.teeth, { x: left, y: at + 1, height: 19 });
  pen.line(sheet.numbering, left + 8.4, at + 8.6, { size: 7 }, 'middle');
  drawWorks(pen, sheet, { x: left + 20, y: at + 0.5, width: room - 19 });
  drawQr(pen, sheet.address, { x: right + (RIGHT - QR_EDGE), y: y + MARGIN, edge: QR_EDGE });
  drawDay(pen, sheet, { x: right + (RIGHT - QR_EDGE), y: y + 36 });
  drawFoot(pen, sheet, { x: left, y: y + 41.5, width: room });
}

/** The mouth at a glance: rings, and dots where something is made. */
function drawMap(
  { doc }: Pen,
  teeth: readonly number[],
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const scale = (height / MAP_VIEW_BOX.height) * MM;
  const treated = new Set(teeth.map(dotOf));
  doc
    .save()
    .translate(x * MM, y * MM)
    .scale(scale);
  for (const dot of MOUTH_DOTS.filter(({ tooth }) => !treated.has(tooth)))
    doc
      .circle(dot.x + 1, dot.y, dot.radius - 0.2)
      .lineWidth(0.4)
      .stroke('black');
  for (const dot of MOUTH_DOTS.filter(({ tooth }) => treated.has(tooth)))
    doc.circle(dot.x + 1, dot.y, dot.radius + TREATED_GROWTH).fill('black');
  doc.restore();
}

function drawWorks(
  pen: Pen,
  { works, more }: LabelSheet,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const isTooMuch = works.length > MOST_LINES;
  const shown = isTooMuch ? works.slice(0, MOST_LINES - 1) : works;
  let at = y;
  for (const { place, name } of shown) {
    const begun = Math.min(pen.widthOf(place, WORK_PLACE), width * 0.5);
    pen.shrunk(place, { x, y: at, width: begun + 0.1 }, WORK_PLACE, LEAST_WORK);
    at = pen.shrunk(name, { x: x + begun + 1.2, y: at, width: width - begun - 1.2 }, WORK, LEAST_WORK);
  }
  if (isTooMuch) pen.fitted(more, { x, y: at, width }, WORK);
}

function drawDay(pen: Pen, { day, tray, mark }: LabelSheet, { x, y }: { x: number; y: number }): void {
  const width = QR_EDGE;
  const middle = x + width / 2;
  const white = { color: 'white' } as const;
  pen.filled(x, y, width, 16.5);
  pen.line(day.label, middle, y + 0.7, { size: 7.5, ...white }, 'middle');
  pen.line(day.day, middle, y + 4, { size: 14, weight: 'SemiBold', ...white }, 'middle');
  pen.line(day.month, middle, y + 10.6, { size: 9.5, ...white }, 'middle');
  pen.frame(x, y, width, 23.5, 0.35);
  const below = mark === '' ? tray : mark;
  const style: Style = { size: 11, weight: 'SemiBold' };
  const wide = pen.widthOf(below, style);
  const fitting = wide > width - 2 ? { ...style, size: (style.size * (width - 2)) / wide } : style;
  pen.line(below, middle, y + 16.5, { ...fitting, leading: 7 }, 'middle');
}

/** Codes and names, for whoever has no scanner too. */
function drawFoot(
  pen: Pen,
  { order, dentist }: LabelSheet,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const wide = barCodeWidth(order.text);
  drawBarCode(pen, order.text, { x: x + QUIET - MARGIN + 2, y, height: 8.4 });
  const label: Style = { size: 7.5 };
  pen.line(order.label, x, y + 9, label);
  pen.line(order.text, x, y + 12, { size: 11.5, mono: true, weight: 'SemiBold' });
  const beside = Math.min(
    Math.max(pen.widthOf(order.text, { size: 11.5, mono: true, weight: 'SemiBold' }) + 3, wide - 14),
    width,
  );
  if (dentist.text === '') return;
  pen.line(dentist.label, x + beside, y + 9, label);
  pen.fitted(
    dentist.text,
    { x: x + beside, y: y + 12.3, width: width - beside + 3 },
    { size: 10, weight: 'SemiBold' },
  );
}
