import type { CaseDetail } from '@archway/contract/case/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/call/queries.ts';
import { listActivity } from '@archway/contract/case/calls';

interface Changed {
  /** Who did it last. */
  name: string;
  seen: () => void;
}

/** Whether a colleague has changed what the case says about itself since this page showed it first. */
export function useChangedByOthers({ caseId, version }: CaseDetail): Changed | null {
  const [known, setKnown] = useState(version);
  const { data } = useQuery({
    ...callQuery(listActivity, { caseId, group: 'changes', pageSize: 10 }, { ignoreErrors: true }),
    enabled: version > known,
  });
  if (version <= known || data === undefined) return null;
  const last = data.list.find(({ kind }) => kind === 'changed' || kind === 'merged' || kind === 'unmerged');
  if (last === undefined || last.isOwn) return null;
  return { name: last.doneBy ?? '', seen: () => setKnown(version) };
}
