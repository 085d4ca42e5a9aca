import type { Member } from '@archway/contract/member/model';
import { ACTIVATION, type Activation } from '@archway/rules/organization-types';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useList } from '../../platform/list/use-list.ts';
import { memberCountQuery, membersQuery } from './member.queries.ts';

export const MEMBER_TABS = ['all', 'activated', 'notActivated', 'disabled'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

const STATUS: Readonly<Record<MemberTab, Activation | undefined>> = { all: undefined, ...ACTIVATION };
const NOBODY: readonly Member[] = [];

interface MemberFilters {
  tab: MemberTab;
  /** Undefined is any. */
  roleCode: string | undefined;
}
const NO_FILTERS: MemberFilters = { tab: 'all', roleCode: undefined };

/** Which members are shown: tab, role, search, order and page, and what the server has of them. */
export function useMemberList() {
  const list = useList(['displayName', 'createdAt'], NO_FILTERS);
  const { tab, roleCode } = list.filters;
  const status = STATUS[tab];
  const page = useQuery({
    ...membersQuery({
      ...list.input,
      ...(status === undefined ? {} : { status }),
      ...(roleCode === undefined ? {} : { roleCode }),
    }),
    placeholderData: keepPreviousData,
  });
  list.follow(page);
  return {
    ...list,
    page,
    rows: page.data?.list ?? NOBODY,
    isFiltered: list.keyword !== '' || tab !== 'all' || roleCode !== undefined,
    tab,
    roleCode,
    show: (wanted: MemberTab) => list.filter({ tab: wanted }),
    showRole: (code: string | undefined) => list.filter({ roleCode: code }),
  };
}
export type MemberList = ReturnType<typeof useMemberList>;

/** How many there are behind each tab, as far as it is known. */
export function useMemberCounts(): Readonly<Record<MemberTab, { total: number; isExact: boolean } | null>> {
  const [all, activated, notActivated, disabled] = useQueries({
    queries: [
      memberCountQuery(STATUS.all),
      memberCountQuery(STATUS.activated),
      memberCountQuery(STATUS.notActivated),
      memberCountQuery(STATUS.disabled),
    ],
  });
  const of = ({ data }: typeof all) =>
    data === undefined ? null : { total: data.total, isExact: data.totalIsExact };
  return {
    all: of(all),
    activated: of(activated),
    notActivated: of(notActivated),
    disabled: of(disabled),
  };
}
