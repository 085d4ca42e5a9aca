import { createHash } from 'node:crypto';
import type { PaperKind, PaperSize } from '@archway/rules/paper/paper';
import type { Paper } from '../../paper/public.ts';
import { labelSheet } from './label-sheet.ts';
import type { OrderToPrint } from './order-to-print.ts';
import { prescriptionSheet } from './prescription-sheet.ts';
import { wordsFor, type Reader } from './words.ts';

/** Moves on whenever papers are drawn otherwise: what was made before is not handed out any more. */
const DRAWING = 1;

export interface Asked {
  kind: PaperKind;
  size: PaperSize;
  reader: Reader;
}

/** Orders as a paper, without pictures of signatures. */
export function paperOf(orders: readonly OrderToPrint[], { kind, size, reader }: Asked): Paper {
  const { language } = reader;
  const { t } = wordsFor(reader);
  const [first] = orders;
  const code = first?.code === '' ? first.caseCode : first?.code;
  const codes = orders.length === 1 ? ` ${code ?? ''}` : '';
  if (kind === 'label')
    return {
      kind,
      language,
      size,
      title: `${t('paper.labels')}${codes}`,
      sheets: orders.map((order) => labelSheet(order, reader)),
    };
  return {
    kind,
    language,
    size,
    title: `${t('paper.prescription')}${codes}`,
    sheets: orders.map((order) => prescriptionSheet(order, reader)),
  };
}

/** Stands for all that a paper says. The minute of printing is left out: who prints the same again on one day gets the same. */
export function saidOf(orders: readonly OrderToPrint[], { kind, size, reader }: Asked): Buffer {
  const { now, ...lasting } = reader;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: reader.timeZone }).format(now);
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, kind, size, lasting, day, orders]))
    .digest();
}
