import { foldText } from '../fold-text.ts';

/** What stands where a patient's name is not shared. */
export const HIDDEN_NAME = '--';

/** Shorter parts of a name are words of every language. */
const LEAST_LETTERS = 3;

/** What a file is called for a lab that is not told the name: a clinic's own file names often hold it. */
export function handedOutName({
  caseCode,
  role,
  number,
  extension,
}: {
  caseCode: string;
  role: string;
  /** Of several files with one role, from 1. */
  number: number;
  extension: string;
}): string {
  return `${caseCode}-${role}${number > 1 ? `-${number}` : ''}.${extension.toLowerCase()}`;
}

/** Whether a text holds a part of the patient's name as a word, so that who hides the name is warned before sending. */
export function holdsName(text: string, patientName: string): boolean {
  const words = new Set(wordsOf(text));
  return (
    wordsOf(patientName).some((part) => isTelling(part) && words.has(part)) || holdsWhole(text, patientName)
  );
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isTelling = (part: string): boolean => part.length >= LEAST_LETTERS && /\p{L}/u.test(part);

/** Names in scripts without spaces are no words of their own in a text. */
function holdsWhole(text: string, patientName: string): boolean {
  const name = foldText(patientName).replaceAll(/\s/g, '');
  const isIdeographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(name);
  return isIdeographic && foldText(text).replaceAll(/\s/g, '').includes(name);
}
