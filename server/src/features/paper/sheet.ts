import type { PaperSize } from '@archway/rules/paper/paper';
import type { Language } from '@archway/rules/languages';

/** A word and what it names. */
export interface Named {
  label: string;
  text: string;
}

export interface Party {
  label: string;
  name: string;
  lines: readonly string[];
}

export interface PaperTooth {
  fdi: number;
  /** In the reader's numbering. */
  number: string;
  /** Empty for a tooth without work. */
  letters: string;
  isPontic: boolean;
  isMissing: boolean;
}

export interface PaperWork {
  letters: readonly string[];
  place: string;
  name: string;
  detail: string;
  shade: string;
}

/** All that a prescription says, in the reader's language: whoever draws it adds no word. */
export interface PrescriptionSheet {
  title: string;
  /** In a frame beside the title; empty once it was sent. */
  mark: string;
  from: Party;
  to: Party | null;
  order: Named;
  case: Named;
  revision: string;
  address: string;
  patient: Party;
  dentist: Party;
  day: Named;
  teeth: readonly PaperTooth[];
  bridges: readonly (readonly number[])[];
  right: string;
  left: string;
  head: { teeth: string; work: string; shade: string };
  works: readonly PaperWork[];
  facts: readonly Named[];
  note: Named | null;
  files: { title: string; rows: readonly (readonly [name: string, size: string])[] };
  lab: { title: string; fields: readonly string[]; tray: Named | null };
  consent: string;
  signature: { line: string; picture: { type: string; base64: string } | null };
  printed: string;
  /** With `PAGE` and `PAGES` in place of the numbers, which are known when all is drawn. */
  page: string;
}

export const PAGE = '\u{E000}';
export const PAGES = '\u{E001}';

export interface LabelSheet {
  title: string;
  clinic: string;
  teeth: readonly number[];
  works: readonly { place: string; name: string }[];
  /** In place of works that have no room. */
  more: string;
  order: Named;
  dentist: Named;
  /** "wanted", "Thu 19", "November". */
  day: { label: string; day: string; month: string };
  tray: string;
  mark: string;
  address: string;
  /** Which numbers the teeth have. */
  numbering: string;
}

export type Paper = { language: Language; size: PaperSize; title: string } & (
  | { kind: 'prescription'; sheets: readonly PrescriptionSheet[] }
  | { kind: 'label'; sheets: readonly LabelSheet[] }
);
