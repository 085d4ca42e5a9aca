/** The life of a case, as far as its own files and orders carry it; see `caseStateOf` for the part files decide. */
export const CASE_STATES = [
  'registered',
  'uploading',
  'uploaded',
  'toBeProgressed',
  'scanCompleted',
  'ordered',
  'designing',
  'completed',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** How far one scan or archive of a case is: a case follows the slowest. */
export type FileProgress = Extract<CaseState, 'uploading' | 'uploaded' | 'toBeProgressed' | 'scanCompleted'>;

const SLOWEST_FIRST: readonly FileProgress[] = ['uploading', 'uploaded', 'toBeProgressed', 'scanCompleted'];

/** What the files of a case make of it before it is ordered. */
export function caseStateOf(files: readonly FileProgress[]): CaseState {
  return SLOWEST_FIRST.find((state) => files.includes(state)) ?? 'registered';
}
