import type { CaseEntry } from '@archway/contract/case/history';
import type { CallFailure } from '../../platform/call/call-failure.ts';

export interface NewerCase {
  version: number;
  entries: readonly CaseEntry[];
}

/** What has changed meanwhile, if that is why a case was not saved. */
export function newerCase(error: CallFailure | null): NewerCase | null {
  if (error?.failure !== 'caseIsNewer') return null;
  // As `case/save` answers; a page has no schema to check it by.
  return error.data as NewerCase;
}
