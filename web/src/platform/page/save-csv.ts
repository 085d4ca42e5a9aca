import { saveFile } from './save-file.ts';

/** Hands over a list that was exported today, as spreadsheets read it: the mark tells them that it is UTF-8. */
export function saveCsv(csv: string, what: string): void {
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv' });
  saveFile(file, `${what}-${new Date().toISOString().slice(0, 10)}.csv`);
}
