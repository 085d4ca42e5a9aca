import type { View } from '@archway/contract/view/model';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { countsQuery } from '../case.queries.ts';
import { filtersOf } from '../case-view.ts';
import { ALL, DELETED, type CaseListState } from '../use-case-list.ts';
import { ViewMenu } from './view-menu.tsx';

/** All cases, the reader's views and those of colleagues with their counts, and what was deleted. */
export function CaseTabs({ cases }: { cases: CaseListState }): ReactNode {
  const t = useText();
  const countOf = useCounts(cases);
  return (
    <Tabs
      label={t('views.label')}
      tabs={[
        { id: ALL, label: t('cases.all'), ...countOf(0) },
        ...cases.views.map((view, at) => ({
          id: view.viewId,
          label: nameOf(view, t('views.ofOwner', { name: view.name, owner: view.ownerName })),
          ...countOf(at + 1),
        })),
        { id: DELETED, label: t('cases.recentlyDeleted') },
      ]}
      selected={cases.tab}
      onSelect={(tab) => cases.open(tab)}
      extra={cases.tab === DELETED ? undefined : <ViewMenu cases={cases} />}
    />
  );
}

/** Whose it is, unless it is the reader's. */
const nameOf = ({ isOwn, name }: View, ofOwner: string): string => (isOwn ? name : ofOwner);

/** What stands beside the name of the tab at this place; nothing before it was counted. */
function useCounts({ first, views }: CaseListState): (at: number) => { count?: string } {
  const { number } = useFormat();
  const t = useText();
  const lists = [
    filtersOf({ keyword: '', filters: first }),
    ...views.map(({ settings }) => settings.filters),
  ];
  const counted = useQuery({ ...countsQuery(lists), placeholderData: (before) => before }).data?.list ?? [];
  return (at) => {
    const one = counted[at];
    if (one === undefined) return {};
    const total = number(one.total);
    return { count: one.totalIsExact ? total : t('cases.orMore', { total }) };
  };
}
