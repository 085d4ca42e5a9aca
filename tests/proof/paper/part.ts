import { makePdf } from '@archway/server/features/paper/make-pdf';
import { aLabel, aPrescription } from '@archway/server/features/paper/paper.fixtures';
import type { Paper } from '@archway/server/features/paper/sheet';
import type { ItemResult, Part } from '../part.ts';
import { readCodes } from './read-codes.ts';

const MANY = 200;
const MOST_CPU_SECONDS = 60;
/** Over what the process has before: fonts, the document and its pages. */
const MOST_MEGABYTES = 400;

export const paper: Part = {
  name: 'paper',
  claim: `Printed in black or white at 200 dpi, the QR code and the bar code of prescriptions and labels are read by a program.
${MANY} labels in one file take less than ${MOST_CPU_SECONDS} s of CPU time and ${MOST_MEGABYTES} MB.`,
  items: ['prescription A4', 'prescription Letter', 'label roll', 'label A4', `${MANY} labels`],
  run: (item) => (item.startsWith(String(MANY)) ? manyLabels() : codesOf(item)),
};

const BOTH = ['Code128', 'QRCode'];

async function codesOf(item: string): Promise<ItemResult> {
  const size = item.split(' ')[1] as Paper['size'];
  const common = { language: 'en', size, title: item } as const;
  const pdf = await makePdf(
    item.startsWith('label')
      ? { ...common, kind: 'label', sheets: [aLabel()] }
      : { ...common, kind: 'prescription', sheets: [aPrescription()] },
  );
  const [codes = []] = await readCodes(pdf);
  const formats = codes.map(({ format }) => format).toSorted((one, other) => one.localeCompare(other));
  const isRight =
    formats.join() === BOTH.join() &&
    codes.every(
      ({ format, text }) => text === (format === 'QRCode' ? aLabel().address : aLabel().order.text),
    );
  return {
    passed: isRight,
    numbers: { codes: codes.length },
    line: `${item}: ${formats.join(' and ')}`,
    problems: isRight ? [] : [`${item}: ${JSON.stringify(codes)}`],
  };
}

async function manyLabels(): Promise<ItemResult> {
  const before = process.resourceUsage();
  const sheets = Array.from({ length: MANY }, (_, i) =>
    aLabel({ order: { label: 'Order', text: `O-261112-${String(i).padStart(5, '0')}` } }),
  );
  const pdf = await makePdf({ kind: 'label', language: 'en', size: 'roll', title: 'Labels', sheets });
  const after = process.resourceUsage();
  const seconds =
    (after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime) / 1_000_000;
  const megabytes = (after.maxRSS - before.maxRSS) / 1_024;
  const pages = await readCodes(pdf);
  const read = pages.filter(
    (codes, i) => codes.length === 2 && codes.some(({ text }) => text === sheets[i]?.order.text),
  ).length;
  const passed = read === MANY && seconds < MOST_CPU_SECONDS && megabytes < MOST_MEGABYTES;
  return {
    passed,
    numbers: { labels: read },
    line: `${read} of ${MANY} labels read; ${seconds.toFixed(1)} s of CPU time, ${megabytes.toFixed(0)} MB, ${(pdf.length / 1_024).toFixed(0)} KB`,
    problems: passed ? [] : ['see above'],
  };
}
