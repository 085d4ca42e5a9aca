import { barCodeWidth, drawBarCode, drawQr, QUIET } from './draw-codes.ts';
import type { Pen, Style } from './pen.ts';
import type { Party, PrescriptionSheet } from './sheet.ts';

export const SMALL: Style = { size: 8 };
export const TEXT: Style = { size: 9.5 };
export const BOLD: Style = { size: 9.5, weight: 'SemiBold' };
const QR_EDGE = 27;
const QR_QUIET = 4;
const BAR_HEIGHT = 7;
const BESIDE = 3;

export interface Area {
  x: number;
  y: number;
  width: number;
}

/** Title, both parties, and the order in letters and codes: the same on every page. Answers where it ends. */
export function drawHead(pen: Pen, sheet: PrescriptionSheet, { x, y, width }: Area): number {
  const qrX = x + width - QR_EDGE;
  drawQr(pen, sheet.address, { x: qrX, y, edge: QR_EDGE });
  const codesRight = qrX - QR_QUIET;
  const codesWidth = barCodeWidth(sheet.order.text);
  const codesLeft = codesRight - codesWidth;
  drawOrder(pen, sheet, { left: codesLeft, right: codesRight, y });
  const room = codesLeft - BESIDE - x;
  const end = drawTitle(pen, sheet, { x, y: y - 1, width: room });
  const parties = drawParties(pen, [sheet.from, ...(sheet.to === null ? [] : [sheet.to])], {
    x,
    y: end + 1.5,
    width: room,
  });
  const bottom = Math.max(parties, y + QR_EDGE) + 2.4;
  pen.rule(x, bottom, width, 0.5);
  return bottom;
}

function drawOrder(
  pen: Pen,
  sheet: PrescriptionSheet,
  { left, right, y }: { left: number; right: number; y: number },
): void {
  pen.line(sheet.order.label, right, y - 1, SMALL, 'right');
  pen.line(sheet.order.text, right, y + 2.6, { size: 13, weight: 'SemiBold', mono: true }, 'right');
  drawBarCode(pen, sheet.order.text, { x: left + QUIET, y: y + 9.6, height: BAR_HEIGHT });
  pen.line(sheet.case.label, right, y + 17.4, SMALL, 'right');
  pen.line(sheet.case.text, right, y + 20.6, { size: 9.5, mono: true }, 'right');
  pen.line(sheet.revision, right, y + 24.6, SMALL, 'right');
}

function drawTitle(pen: Pen, { title, mark }: PrescriptionSheet, { x, y, width }: Area): number {
  const style: Style = { size: 15.5, weight: 'SemiBold' };
  const end = pen.text(title, { x, y, width }, style);
  if (mark === '') return end;
  const said: Style = { size: 11, weight: 'SemiBold' };
  const wide = Math.min(width, pen.widthOf(mark, said) + 4);
  pen.frame(x, end + 0.5, wide, 6.4, 0.5);
  pen.fitted(mark, { x: x + 2, y: end + 1.1, width: wide - 3 }, said);
  return end + 7.4;
}

function drawParties(pen: Pen, parties: readonly Party[], { x, y, width }: Area): number {
  const gap = 4;
  const each = (width - gap * (parties.length - 1)) / parties.length;
  const ends = parties.map((party, index) =>
    drawParty(pen, party, { x: x + index * (each + gap), y, width: each }),
  );
  return Math.max(...ends);
}

export function drawParty(pen: Pen, { label, name, lines }: Party, { x, y, width }: Area): number {
  let at = pen.fitted(label, { x, y, width }, SMALL);
  at = pen.text(name, { x, y: at, width }, BOLD);
  for (const line of lines) at = pen.text(line, { x, y: at, width }, TEXT);
  return at;
}
