import { WORKS_ON_FIRST_PAGE, type PaperSize } from '@archway/rules/paper/paper';
import { chartHeight, drawChart } from './draw-chart.ts';
import { drawFiles, drawLab, drawSignature, LAB_HEIGHT, SIGNATURE_HEIGHT } from './draw-foot.ts';
import { drawHead, SMALL } from './draw-head.ts';
import { drawPatient } from './draw-patient.ts';
import { columnsOf, drawWorksHead, namedRow, noteRow, workRow, type WorkRow } from './draw-works.ts';
import type { Pen } from './pen.ts';
import { PAGE, PAGES, type PrescriptionSheet } from './sheet.ts';

export const PAGE_SIZES: Readonly<Record<Exclude<PaperSize, 'roll'>, { width: number; height: number }>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
const MARGIN = 14;
const TOP = 12;
const BOTTOM = 12;
const FOOT = 7;
/** How much of the width the chart has: less where a page is less high. */
const CHART_SHARE = { A4: 0.44, Letter: 0.37 } as const;
const GAP = 7;

/** Where the next thing is written. */
interface Flow {
  x: number;
  y: number;
  width: number;
}

/** One order on as many pages as it takes: those after the first have the same head. */
export function drawPrescription(pen: Pen, sheet: PrescriptionSheet, size: 'A4' | 'Letter'): void {
  const { width, height } = PAGE_SIZES[size];
  const inner = width - 2 * MARGIN;
  const limit = height - BOTTOM - FOOT;
  const first = pen.doc.bufferedPageRange().count;
  const begin = (): number => {
    pen.page(width, height);
    const end = drawHead(pen, sheet, { x: MARGIN, y: TOP, width: inner });
    return drawPatient(pen, sheet, { x: MARGIN, y: end + 4, width: inner }) + 4;
  };
  const top = begin();
  const chart = inner * CHART_SHARE[size] - GAP / 2;
  drawChart(pen, sheet, { x: MARGIN, y: top, width: chart });
  const flow: Flow = { x: MARGIN + chart + GAP, y: top, width: inner - chart - GAP };
  const nextPage = (): void => {
    Object.assign(flow, { x: MARGIN, y: begin(), width: inner });
  };
  drawText(pen, sheet, { flow, limit, nextPage, isFirst: () => flow.x !== MARGIN });
  const isBesideChart = flow.x !== MARGIN;
  Object.assign(flow, {
    x: MARGIN,
    y: Math.max(flow.y, isBesideChart ? top + chartHeight(chart) : 0) + 3,
    width: inner,
  });
  drawBelow(pen, sheet, { flow, limit, nextPage });
  drawFeet(pen, sheet, { first, x: MARGIN, y: height - BOTTOM - FOOT + 2.5, width: inner });
}

interface Page {
  flow: Flow;
  limit: number;
  nextPage: () => void;
}

/** Works, what else is to be known, and the note: beside the chart, then over the whole width. */
function drawText(
  pen: Pen,
  sheet: PrescriptionSheet,
  { flow, limit, nextPage, isFirst }: Page & { isFirst: () => boolean },
): void {
  const head = (): void => {
    if (sheet.works.length > 0) flow.y = drawWorksHead(pen, sheet, columnsOf(pen, sheet, flow.width), flow);
  };
  const place = (make: (width: number) => WorkRow, mustTurn: boolean, onNewPage: () => void): void => {
    let row = make(flow.width);
    if (mustTurn || flow.y + row.height > limit) {
      nextPage();
      onNewPage();
      row = make(flow.width);
    }
    row.draw(flow.x, flow.y);
    flow.y += row.height;
  };
  head();
  sheet.works.forEach((work, index) =>
    place(
      (width) => workRow(pen, work, columnsOf(pen, sheet, width), width),
      index >= WORKS_ON_FIRST_PAGE && isFirst(),
      head,
    ),
  );
  flow.y += 3;
  const nothing = (): void => {};
  for (const fact of sheet.facts) place((width) => namedRow(pen, fact, width), false, nothing);
  const { note } = sheet;
  if (note !== null) place((width) => noteRow(pen, note, width), false, nothing);
}

/** Files beside what the lab fills in by hand, and at the foot of the last page consent and signature. */
function drawBelow(pen: Pen, sheet: PrescriptionSheet, { flow, limit, nextPage }: Page): void {
  const column = (flow.width - GAP) / 2;
  if (flow.y + LAB_HEIGHT > limit) nextPage();
  const labEnd = drawLab(pen, sheet.lab, { x: flow.x + column + GAP, y: flow.y, width: column });
  let rows = [...sheet.files.rows];
  let end = labEnd;
  while (rows.length > 0) {
    const drawn = drawFiles(pen, { ...sheet.files, rows }, { x: flow.x, y: flow.y, width: column, limit });
    rows = rows.slice(drawn.count);
    end = Math.max(end, drawn.end);
    if (rows.length > 0) {
      nextPage();
      end = flow.y;
    }
  }
  flow.y = end;
  if (flow.y + SIGNATURE_HEIGHT > limit) nextPage();
  drawSignature(pen, sheet, { x: flow.x, y: limit - SIGNATURE_HEIGHT, width: flow.width });
}

/** Once all pages are there: who printed, and page n of m. */
function drawFeet(
  pen: Pen,
  sheet: PrescriptionSheet,
  { first, x, y, width }: { first: number; x: number; y: number; width: number },
): void {
  const pages = pen.doc.bufferedPageRange().count - first;
  for (let page = 0; page < pages; page += 1) {
    pen.doc.switchToPage(first + page);
    pen.rule(x, y, width, 0.12);
    const said = sheet.page.replace(PAGE, String(page + 1)).replace(PAGES, String(pages));
    pen.line(said, x + width, y + 1.6, SMALL, 'right');
    pen.fitted(sheet.printed, { x, y: y + 1.6, width: width - pen.widthOf(said, SMALL) - 5 }, SMALL);
  }
}
