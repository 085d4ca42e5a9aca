import type { CaseDetail } from '@archway/contract/case/model';
import { useQueryClient } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/call/call-failure.ts';
import { caseQuery } from './case.queries.ts';
import { newerCase, type NewerCase } from './newer-case.ts';

interface Saving {
  caseId: string | undefined;
  save: { error: CallFailure | null; reset: () => void };
  /** Saves what is typed, though the case has this version now. */
  saveAs: (version: number) => void;
  /** Begins anew with the case as it is. */
  begin: (fresh: CaseDetail) => void;
}

/** Somebody else was faster. Their words or one's own: it is for the reader to say. */
export interface Newer extends NewerCase {
  saveMine: () => void;
  takeTheirs: () => void;
}

export function useNewerCase({ caseId, save, saveAs, begin }: Saving): Newer | null {
  const queries = useQueryClient();
  const newer = newerCase(save.error);
  if (newer === null || caseId === undefined) return null;
  const takeTheirs = async (): Promise<void> => {
    const fresh = await queries.fetchQuery({ ...caseQuery(caseId), staleTime: 0 });
    save.reset();
    begin(fresh);
  };
  return {
    ...newer,
    saveMine: () => saveAs(newer.version),
    takeTheirs: () => void takeTheirs().catch(() => {}),
  };
}
