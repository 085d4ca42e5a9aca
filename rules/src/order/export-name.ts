import type { ScanRole } from '../scans.ts';
import { HIDDEN_NAME } from './hidden-name.ts';

/** What programs for design look for in a file's name. */
const ROLE_WORDS: Readonly<Record<ScanRole, string>> = {
  upper: 'UpperJaw',
  lower: 'LowerJaw',
  bite1: 'Bite1',
  bite2: 'Bite2',
  preOp: 'PreOp',
  scanBody: 'ScanBody',
  design: 'Design',
  photo: 'Photo',
  other: 'Other',
};

export interface ExportedFile {
  fileId: string;
  kind: string;
  role: ScanRole;
  /** As it is listed: its ending stays. */
  name: string;
}

/**
 * The name under which each file of an order is downloaded: `Amelia-Hart_C-261111-7K3QM_UpperJaw.ply`. Several of one role are
 * numbered. A patient's name that is not told is left out, and papers keep their own names.
 */
export function exportNames(
  files: readonly ExportedFile[],
  { patientName, caseCode }: { patientName: string; caseCode: string },
): ReadonlyMap<string, string> {
  const isTold = patientName.trim() !== '' && patientName !== HIDDEN_NAME;
  const parts = [isTold ? plainPart(patientName) : '', plainPart(caseCode)].filter((part) => part !== '');
  const counted = new Map<ScanRole, number>();
  return new Map(
    files.map(({ fileId, kind, role, name }) => {
      if (kind === 'attachment') return [fileId, name];
      const number = (counted.get(role) ?? 0) + 1;
      counted.set(role, number);
      const what = number === 1 ? ROLE_WORDS[role] : `${ROLE_WORDS[role]}-${number}`;
      return [fileId, `${[...parts, what].join('_')}${endingOf(name)}`];
    }),
  );
}

/** Part of a name that every file system takes; underscores stand between parts. */
const plainPart = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');

const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
