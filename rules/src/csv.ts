/** How many rows a file may have. */
export const MOST_CSV_ROWS = 10_000;

/** What a spreadsheet takes for the beginning of a formula, also behind blanks. */
const FORMULA = /^[\s\u00A0\u200B-\u200F\u2060\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;
/** A number is no formula, though it may begin with a sign. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A file as RFC 4180 describes it, in which no cell is taken for a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  // An apostrophe is what spreadsheets themselves put before text that looks like something else.
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
