import type { CaseView } from '@archway/contract/view/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { CASE_COLUMNS, type CaseColumn } from '@archway/rules/case-list';
import type { Density } from '@archway/rules/display';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useList, type List } from '../../platform/list/use-list.ts';
import { usePreference } from '../../platform/session/use-preference.ts';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { viewsQuery } from '../view/public.ts';
import {
  filtersOf,
  LATEST_SCAN_FIRST,
  NO_CHIPS,
  shownBy,
  SORTS,
  type CaseChips,
  type ShownList,
} from './case-view.ts';

/** The tabs that everybody has. */
export const ALL = 'all';
export const DELETED = 'deleted';
/** A lab's: cases of clinics, by the orders it has accepted. */
export const RECEIVED = 'received';

export interface CaseListState {
  list: List<(typeof SORTS)[number], CaseChips>;
  shown: ShownList;
  /** What the list of all cases is narrowed to at first. */
  first: CaseChips;
  views: readonly CaseView[];
  /** The id of a view, or one of the tabs that everybody has. */
  tab: string;
  view: CaseView | undefined;
  open: (tab: string, view?: CaseView) => void;
  filter: (change: Partial<CaseChips>) => void;
  density: Density;
  isClinic: boolean;
  /** Columns that cannot say anything here are not offered. */
  offered: readonly CaseColumn[];
  setColumns: (columns: CaseColumn[]) => void;
  setDensity: (density: Density) => void;
  letterKeys: boolean;
}

/** What one sees of the cases, by tab; columns outside a view and the height of rows are the reader's own. */
export function useCaseList(): CaseListState {
  const { data: user } = useQuery(userInfoQuery);
  const [preference, choose] = usePreference();
  const first: CaseChips = { ...NO_CHIPS, scanned: preference.caseListRange };
  const list = useList(SORTS, first, LATEST_SCAN_FIRST);
  const views = (useQuery(viewsQuery('case')).data?.list ?? []).filter((one) => one.list === 'case');
  const [chosen, setChosen] = useState(ALL);
  const [ofView, setOfView] = useState<readonly CaseColumn[]>([]);
  const view = views.find(({ viewId }) => viewId === chosen);
  // A view that was deleted or is shared no more leaves its reader with the list it showed.
  const tab = view === undefined && chosen !== DELETED && chosen !== RECEIVED ? ALL : chosen;
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  const own = view === undefined ? preference.caseColumns : ofView;
  // What a clinic sees is taken as it is: a table draws its columns anew with every other list of them.
  const columns = isClinic ? own : own.filter((column) => column !== 'order');
  return {
    list,
    shown: { keyword: list.keyword, filters: list.filters, sort: list.sort, columns },
    first,
    views,
    tab,
    view,
    open: (to, opened = views.find(({ viewId }) => viewId === to)) => {
      setChosen(to);
      if (opened === undefined) list.show({ typed: '', filters: first, sort: LATEST_SCAN_FIRST });
      else {
        const { keyword, columns: saved, ...shown } = shownBy(opened.settings);
        setOfView(saved);
        list.show({ typed: keyword, ...shown });
      }
    },
    filter: (change) => {
      list.filter(change);
      // All cases begin with the days their reader looked at last.
      if (tab === ALL && typeof change.scanned === 'string') choose({ caseListRange: change.scanned });
    },
    density: preference.density,
    isClinic,
    offered: isClinic ? CASE_COLUMNS : CASE_COLUMNS.filter((column) => column !== 'order'),
    setColumns: (caseColumns) => (view === undefined ? choose({ caseColumns }) : setOfView(caseColumns)),
    setDensity: (density) => choose({ density }),
    letterKeys: preference.shortcuts,
  };
}

/** What the list call takes beside the page. Deleted cases are few: words find them, no filters. */
export const askedBy = ({ tab, shown }: CaseListState) =>
  tab === DELETED ? { isDeleted: true } : filtersOf(shown);
