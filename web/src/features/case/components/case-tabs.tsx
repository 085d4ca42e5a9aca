import { usePermission } from '@archway/ui/permission-guard';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tabCount } from '../../../platform/list/tab-counts.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { countsQuery } from '../case.queries.ts';
import { viewTab, ViewMenu } from '../../view/public.ts';
import { filtersOf, isAsSaved, settingsOf } from '../case-view.ts';
import { ALL, DELETED, RECEIVED, type CaseListState } from '../use-case-list.ts';

/** They are looked at as they are. */
const OTHER_LISTS: ReadonlySet<string> = new Set([DELETED, RECEIVED]);

/** All cases, the reader's views and those of colleagues with their counts, and what was deleted. */
export function CaseTabs({ cases }: { cases: CaseListState }): ReactNode {
  const t = useText();
  const readsOrders = usePermission()('order:record:read');
  const countOf = useCounts(cases);
  return (
    <Tabs
      label={t('views.label')}
      tabs={[
        { id: ALL, label: t('cases.all'), ...countOf(0) },
        ...cases.views.map((view, at) => ({ ...viewTab(t, view), ...countOf(at + 1) })),
        ...(readsOrders && !cases.isClinic ? [{ id: RECEIVED, label: t('cases.received.tab') }] : []),
        { id: DELETED, label: t('cases.recentlyDeleted') },
      ]}
      selected={cases.tab}
      onSelect={(tab) => cases.open(tab)}
      extra={OTHER_LISTS.has(cases.tab) ? undefined : <Looks cases={cases} />}
    />
  );
}

/** What can be done about the list as it is shown. */
function Looks({ cases: { shown, view, open } }: { cases: CaseListState }): ReactNode {
  return (
    <ViewMenu
      list="case"
      view={view}
      settings={settingsOf(shown)}
      isChanged={view !== undefined && !isAsSaved(view.settings, shown)}
      onOpen={open}
      onDeleted={() => open(ALL)}
    />
  );
}

/** What stands beside the name of the tab at this place; nothing before it was counted. */
function useCounts({ first, views }: CaseListState): (at: number) => { count?: string } {
  const { number } = useFormat();
  const t = useText();
  const lists = [
    filtersOf({ keyword: '', filters: first }),
    ...views.map(({ settings }) => settings.filters),
  ];
  const counted = useQuery({ ...countsQuery(lists), placeholderData: (before) => before }).data?.list ?? [];
  return (at) => tabCount(counted[at], { number, orMore: (total) => t('cases.orMore', { total }) });
}
