import type { Member } from '@archway/contract/member/model';
import { ACTIVATION, type Activation } from '@archway/rules/organization-types';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberCountQuery, membersQuery, PAGE_SIZE } from './member.queries.ts';
import { useSettled } from '../../platform/use-settled.ts';

export const MEMBER_TABS = ['all', 'activated', 'notActivated', 'disabled'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

const STATUS: Readonly<Record<MemberTab, Activation | undefined>> = { all: undefined, ...ACTIVATION };
const NOBODY: readonly Member[] = [];
/** Of the search, in letters. */
export const KEYWORD_LIMIT = 64;

/** Which members are shown: tab, role, search and page, and what the server has of them. */
export function useMemberList() {
  const [tab, setTab] = useState<MemberTab>('all');
  const [typed, setTyped] = useState('');
  const [roleCode, setRoleCode] = useState<string>();
  // The cursors that led to this page: none on the first one.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const keyword = useSettled(typed.trim().slice(0, KEYWORD_LIMIT));
  const page = useQuery({
    ...membersQuery({ keyword, status: STATUS[tab], roleCode, cursor: cursors.at(-1) }),
    placeholderData: keepPreviousData,
  });
  const { data } = page;
  // The last one of a page was deleted: the page before it is the last one now.
  if (data?.list.length === 0 && cursors.length > 0 && !page.isPlaceholderData)
    setCursors(cursors.slice(0, -1));
  const next = data?.next ?? null;
  return {
    page,
    rows: data?.list ?? NOBODY,
    offset: cursors.length * PAGE_SIZE,
    isFiltered: keyword !== '' || tab !== 'all' || roleCode !== undefined,
    tab,
    roleCode,
    typed,
    show: (wanted: MemberTab) => {
      setTab(wanted);
      setCursors([]);
    },
    showRole: (code: string | undefined) => {
      setRoleCode(code);
      setCursors([]);
    },
    search: (text: string) => {
      setTyped(text);
      setCursors([]);
    },
    onPrevious: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    onNext: next === null || page.isPlaceholderData ? undefined : () => setCursors([...cursors, next]),
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
