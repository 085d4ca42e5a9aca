import { SMALL, TEXT, type Area } from './draw-head.ts';
import type { Pen, Style } from './pen.ts';
import type { Party, PrescriptionSheet } from './sheet.ts';

const NAME: Style = { size: 11, weight: 'SemiBold' };
const DAY: Style = { size: 13, weight: 'SemiBold', color: 'white' };
const PADDING = 3;
const SHARES = [0.375, 0.298, 0.327] as const;

/** Patient, dentist and the day in one frame. The day is the only thing in white on black. Answers where it ends. */
export function drawPatient(pen: Pen, sheet: PrescriptionSheet, { x, y, width }: Area): number {
  const widths = SHARES.map((share) => share * width) as [number, number, number];
  const parts = [sheet.patient, sheet.dentist];
  const texts = parts.map((party, index) => blocksOf(pen, party, (widths[index] ?? 0) - 2 * PADDING));
  const day = pen.block(sheet.day.text, widths[2] - 2 * PADDING, DAY);
  const label = pen.block(sheet.day.label, widths[2] - 2 * PADDING, { ...SMALL, color: 'white' });
  const height =
    2 * PADDING -
    1 +
    Math.max(
      day.height + label.height,
      ...texts.map((blocks) => sumOf(blocks.map(({ block }) => block.height))),
    );
  let left = x;
  texts.forEach((blocks, index) => {
    let at = y + PADDING - 0.6;
    for (const { block, style } of blocks) at = pen.write(block, left + PADDING, at, style);
    left += widths[index] ?? 0;
    if (index === 0) pen.filled(left, y, 0.25, height);
  });
  pen.filled(left, y, widths[2], height);
  const inside = left + PADDING;
  const below = pen.write(label, inside, y + PADDING - 0.6, { ...SMALL, color: 'white' });
  pen.write(day, inside, below, DAY);
  pen.frame(x, y, width, height, 0.35);
  return y + height;
}

function blocksOf(pen: Pen, { label, name, lines }: Party, width: number) {
  const said = [
    { text: label, style: SMALL },
    { text: name, style: NAME },
    ...lines.map((text) => ({ text, style: TEXT })),
  ];
  return said.map(({ text, style }) => ({ block: pen.block(text, width, style), style }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
