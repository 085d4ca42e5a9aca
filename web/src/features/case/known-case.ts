import { listCases } from '@archway/contract/case/calls';
import type { CaseRow } from '@archway/contract/case/model';
import type { OutputOf } from '@archway/contract/core/call';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What a list that was shown lately says about a case. */
export function knownCase(client: QueryClient, caseId: string): CaseRow | undefined {
  const lists = client.getQueriesData<OutputOf<typeof listCases>>({ queryKey: [listCases.path] });
  return lists.flatMap(([, page]) => page?.list ?? []).find((row) => row.caseId === caseId);
}

/** The same for a page about the case, as it was when the page was opened: its picture must not change under way. */
export function useKnownCase(caseId: string): CaseRow | undefined {
  const client = useQueryClient();
  const [known] = useState(() => knownCase(client, caseId));
  return known;
}
