import type { Member } from '@archway/contract/member/model';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { ACTION_SPECS, MEMBER_ACTIONS } from '../member-actions.ts';
import type { MemberActionRequest } from '../use-member-actions.ts';
import type { MemberList } from '../use-member-list.ts';
import { MemberBatch } from './member-batch.tsx';
import { MemberCard } from './member-card.tsx';
import { memberColumns } from './member-columns.tsx';
import { NoMembers } from './no-members.tsx';

export interface MemberTableProps {
  list: MemberList;
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  onOpen: (member: Member) => void;
  onBegin: (request: MemberActionRequest) => void;
  onInvite: () => void;
}

const keyOf = ({ userCode }: Member): string => userCode;
const nameOf = ({ displayName }: Member): string => displayName;

/** The people of a tab, a page at a time. */
export function MemberTable(props: MemberTableProps): ReactNode {
  const { list, selection, onSelect, onOpen, onBegin, onInvite } = props;
  const t = useText();
  const format = useFormat();
  const may = usePermission();
  const { data: user } = useQuery(userInfoQuery);
  const userCode = user?.userCode;
  const density = user?.preference.density ?? 'standard';
  const isCompact = density === 'compact';
  const columns = useMemo(
    () => memberColumns({ t, format, userCode, isCompact, onOpen, onBegin }),
    [t, format, userCode, isCompact, onOpen, onBegin],
  );
  const { page, rows, offset } = list;
  // Who has gone since is no longer selected.
  const selected = rows.filter((member) => selection.has(member.userCode));
  const canDoAnything = may(...MEMBER_ACTIONS.map((action) => ACTION_SPECS[action].permission));
  return (
    <DataTable
      label={t('menu.userManagement')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      density={density}
      letterKeys={user?.preference.shortcuts ?? false}
      {...(canDoAnything ? { selection, onSelect } : {})}
      onOpen={onOpen}
      loading={page.isPending || page.isPlaceholderData}
      empty={<NoMembers list={list} onInvite={onInvite} />}
      total={page.data?.total ?? 0}
      offset={offset}
      sort={list.sort}
      onSort={list.onSort}
      renderCard={(member) => (
        <MemberCard
          member={member}
          isOneself={member.userCode === userCode}
          onOpen={onOpen}
          onBegin={onBegin}
        />
      )}
      batch={
        selected.length === 0 ? null : (
          <MemberBatch members={selected} onBegin={onBegin} onClear={() => onSelect(new Set())} />
        )
      }
      footer={page.data !== undefined && rows.length > 0 && <Pager {...list.pagerOf(page.data)} />}
    />
  );
}
