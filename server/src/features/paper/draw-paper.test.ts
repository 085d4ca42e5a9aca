import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePdf } from './make-pdf.ts';
import { aLabel, aPrescription } from './paper.fixtures.ts';
import type { Paper } from './sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'paper-'));

async function textOf(paper: Paper): Promise<string> {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, await makePdf(paper));
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
}

const pagesOf = (text: string): string[] => text.split('\f').filter((page) => page.trim() !== '');

const NAMES = [
  ['el', 'Εργαστηριακή εντολή', 'Αθηνά Παπαδοπούλου, γέφυρα'],
  ['ru', 'Заказ-наряд', 'Мост, диоксид циркония'],
  ['ja', '技工指示書', 'ブリッジ、マルチレイヤージルコニア'],
  ['zh-CN', '技工单', '氧化锆全瓷冠，邻面接触紧'],
  ['zh-TW', '技工單', '氧化鋯全瓷冠，鄰面接觸緊'],
] as const;

test.each(NAMES)(
  '%s is drawn with the letters of its fonts, and read back',
  async (language, title, name) => {
    const sheet = aPrescription({
      title,
      works: [{ letters: ['C'], place: '46', name, detail: '', shade: 'A2' }],
    });
    const text = await textOf({ kind: 'prescription', language, size: 'A4', title, sheets: [sheet] });
    expect(text).toContain(title);
    expect(text.replaceAll(/\s/g, '')).toContain(name.replaceAll(/\s/g, ''));
  },
);

test('eight works go on one page, more go on with the same head; each sheet counts its own pages', async () => {
  const works = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      letters: ['C'],
      place: String(11 + (i % 8)),
      name: `Crown ${i + 1}`,
      detail: '',
      shade: 'A2',
    }));
  const [eight, nine] = [aPrescription({ works: works(8) }), aPrescription({ works: works(9) })];
  const text = await textOf({
    kind: 'prescription',
    language: 'en',
    size: 'A4',
    title: 'x',
    sheets: [eight, nine],
  });
  const pages = pagesOf(text);
  expect(pages.map((page) => /page \d of \d/.exec(page)?.[0])).toEqual([
    'page 1 of 1',
    'page 1 of 2',
    'page 2 of 2',
  ]);
  for (const page of pages) expect(page).toContain('O-261112-7K3QM');
  expect(pages[1]).not.toContain('Crown 9');
  expect(pages[2]).toContain('Crown 9');
});

test.each(['A4', 'Letter'] as const)('a usual order fits on one page of %s', async (size) => {
  const sheets = [aPrescription()];
  expect(
    pagesOf(await textOf({ kind: 'prescription', language: 'en', size, title: 'x', sheets })),
  ).toHaveLength(1);
});

test('the longest note, long names and many files stay on the paper', async () => {
  const long = 'Wiederherstellungskonstruktion '.repeat(64);
  const sheet = aPrescription({
    note: { label: 'Note', text: long },
    patient: { label: 'Patient', name: 'W'.repeat(128), lines: [] },
    files: {
      title: 'Files',
      rows: Array.from({ length: 120 }, (_, i) => [`File ${i}`, 'PLY, 1 MB'] as const),
    },
  });
  const text = await textOf({
    kind: 'prescription',
    language: 'de',
    size: 'Letter',
    title: 'x',
    sheets: [sheet],
  });
  expect(text.match(/Wiederherstellungskonstruktion/g)).toHaveLength(64);
  expect(text).toContain('File 119');
});

test('labels have a page each on a roll, and stand eight on a sheet', async () => {
  const sheets = Array.from({ length: 9 }, () => aLabel());
  const on = async (size: 'roll' | 'A4') =>
    pagesOf(await textOf({ kind: 'label', language: 'en', size, title: 'x', sheets })).length;
  expect(await on('roll')).toBe(9);
  expect(await on('A4')).toBe(2);
});

test('fonts hold no letter that the paper has not', async () => {
  const pdf = await makePdf({
    kind: 'prescription',
    language: 'ja',
    size: 'A4',
    title: '技工指示書',
    sheets: [aPrescription({ title: '技工指示書' })],
  });
  expect(pdf.length).toBeLessThan(120_000);
  writeFileSync(join(folder, 'fonts.pdf'), pdf);
  const fonts = execFileSync('pdffonts', [join(folder, 'fonts.pdf')], { encoding: 'utf8' });
  expect(fonts).toMatch(/IBMPlexSansJP/);
  expect(readFileSync(join(folder, 'fonts.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});
