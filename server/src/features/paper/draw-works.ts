import { BOLD, SMALL, TEXT, type Area } from './draw-head.ts';
import type { Block, Pen, Style } from './pen.ts';
import type { Named, PaperWork, PrescriptionSheet } from './sheet.ts';

const DETAIL: Style = { size: 9 };
const KEY_EDGE = 4.6;
const KEY_GAP = 0.8;
const AIR = 1.6;

interface Columns {
  keys: number;
  teeth: number;
  work: number;
  shade: number;
}

/** What a column of works is wide; the words of the work get what is left. */
export function columnsOf(pen: Pen, sheet: PrescriptionSheet, width: number): Columns {
  const most = (texts: readonly string[], style: Style): number =>
    Math.max(...texts.map((text) => pen.widthOf(text, style)), 0);
  const keys = Math.max(1, ...sheet.works.map(({ letters }) => letters.length)) * (KEY_EDGE + KEY_GAP) + 1.6;
  const teeth = Math.min(
    Math.max(
      most(
        sheet.works.map(({ place }) => place),
        BOLD,
      ),
      pen.widthOf(sheet.head.teeth, SMALL),
    ) + 2.4,
    width * 0.27,
  );
  const shade = Math.min(
    Math.max(
      most(
        sheet.works.map((work) => work.shade),
        BOLD,
      ),
      pen.widthOf(sheet.head.shade, SMALL),
    ) + 0.5,
    width * 0.2,
  );
  return { keys, teeth, shade, work: width - keys - teeth - shade - 2 };
}

/** The heads of the columns, with a line below. Answers where it ends. */
export function drawWorksHead(
  pen: Pen,
  { head }: PrescriptionSheet,
  columns: Columns,
  { x, y, width }: Area,
): number {
  pen.line(head.teeth, x + columns.keys, y, SMALL);
  pen.line(head.work, x + columns.keys + columns.teeth, y, SMALL);
  pen.line(head.shade, x + width - columns.shade, y, SMALL);
  pen.rule(x, y + 5, width, 0.35);
  return y + 5;
}

export interface WorkRow {
  height: number;
  draw: (x: number, y: number) => void;
}

/** A work as a row that knows its height before it is drawn. */
export function workRow(pen: Pen, work: PaperWork, columns: Columns, width: number): WorkRow {
  const place = pen.block(work.place, columns.teeth - 1.6, BOLD);
  const name = pen.block(work.name, columns.work, BOLD);
  const detail: Block =
    work.detail === '' ? { lines: [], height: 0 } : pen.block(work.detail, columns.work, DETAIL);
  const shade = pen.block(work.shade, columns.shade, BOLD);
  const height = Math.max(KEY_EDGE, place.height, name.height + detail.height, shade.height) + 2 * AIR;
  return {
    height,
    draw(x, y) {
      const top = y + AIR;
      work.letters.forEach((letter, index) => drawKey(pen, letter, x + index * (KEY_EDGE + KEY_GAP), top));
      pen.write(place, x + columns.keys, top, BOLD);
      const below = pen.write(name, x + columns.keys + columns.teeth, top, BOLD);
      pen.write(detail, x + columns.keys + columns.teeth, below, DETAIL);
      pen.write(shade, x + width - columns.shade, top, BOLD);
      pen.rule(x, y + height, width, 0.12);
    },
  };
}

function drawKey(pen: Pen, letter: string, x: number, y: number): void {
  pen.frame(x, y, KEY_EDGE, KEY_EDGE);
  pen.line(letter, x + KEY_EDGE / 2, y, { size: 9, weight: 'SemiBold', leading: KEY_EDGE }, 'middle');
}

/** A small word and below it what it names. */
export function namedRow(pen: Pen, { label, text }: Named, width: number): WorkRow {
  const said = pen.block(text, width, TEXT);
  return {
    height: 3.9 + said.height + 1.8,
    draw(x, y) {
      pen.line(label, x, y, SMALL);
      pen.write(said, x, y + 3.9, TEXT);
    },
  };
}

/** The note, in a frame. */
export function noteRow(pen: Pen, { label, text }: Named, width: number): WorkRow {
  const said = pen.block(text, width - 6, { size: 10.5 });
  const height = said.height + 8.5;
  return {
    height: height + 2,
    draw(x, y) {
      pen.frame(x, y, width, height, 0.35);
      pen.line(label, x + 3, y + 1.6, SMALL);
      pen.write(said, x + 3, y + 5.6, { size: 10.5 });
    },
  };
}
