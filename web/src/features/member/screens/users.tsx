import { listByPage } from '@archway/contract/member/calls';
import type { Member } from '@archway/contract/member/model';
import { Permission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmMemberAction } from '../components/confirm-member-action.tsx';
import { MemberActionProblem } from '../components/member-action-problem.tsx';
import { JoinRequests } from '../components/join-requests.tsx';
import { InviteDrawer } from '../components/invite-drawer.tsx';
import { MemberDrawer } from '../components/member-drawer.tsx';
import { MemberSearch } from '../components/member-search.tsx';
import { MemberTable } from '../components/member-table.tsx';
import { MemberTabs } from '../components/member-tabs.tsx';
import { RoleFilter } from '../components/role-filter.tsx';
import { useMemberActions, type MemberActionRequest } from '../use-member-actions.ts';
import { useMemberList } from '../use-member-list.ts';
import styles from './users.module.css';

type Opened = { kind: 'invite' } | { kind: 'member'; member: Member } | null;

const NOTHING: ReadonlySet<string> = new Set();

/** The organization's people: who they are, what they may do, and whether they may come in. */
export function Users(): ReactNode {
  const list = useMemberList();
  const [selection, setSelection] = useState(NOTHING);
  const [opened, setOpened] = useState<Opened>(null);
  const actions = useMemberActions((done) => {
    const gone = new Set(done.map(({ userCode }) => userCode));
    setSelection((before) => new Set([...before].filter((code) => !gone.has(code))));
  });
  const close = () => setOpened(null);
  const invite = () => setOpened({ kind: 'invite' });
  return (
    <div className={styles['page']}>
      <MemberTabs
        list={list}
        onSelect={(tab) => {
          list.show(tab);
          setSelection(NOTHING);
        }}
        onInvite={invite}
      />
      <Permission anyOf={['member:record:save']}>
        <JoinRequests />
      </Permission>
      <div className={styles['filters']}>
        <MemberSearch className={styles['search'] ?? ''} list={list} />
        <RoleFilter
          roleCode={list.roleCode}
          onChoose={(roleCode) => {
            list.showRole(roleCode);
            setSelection(NOTHING);
          }}
        />
      </div>
      {actions.problem !== null && (
        <div className={styles['problem']}>
          <MemberActionProblem actions={actions} />
        </div>
      )}
      <div className={styles['list']}>
        <ListOrError list={list}>
          <MemberTable
            list={list}
            selection={selection}
            onSelect={setSelection}
            onOpen={useCallback((member: Member) => setOpened({ kind: 'member', member }), [])}
            onBegin={useLatest(actions.begin)}
            onInvite={invite}
          />
        </ListOrError>
      </div>
      <ConfirmMemberAction actions={actions} />
      {opened?.kind === 'invite' && <InviteDrawer onClose={close} />}
      {opened?.kind === 'member' && <MemberDrawer member={opened.member} onClose={close} />}
    </div>
  );
}

/** The same function on every turn, so that rows are not drawn again for it. */
function useLatest(begin: (request: MemberActionRequest) => void): (request: MemberActionRequest) => void {
  const latest = useRef(begin);
  useLayoutEffect(() => {
    latest.current = begin;
  });
  return useCallback((request) => latest.current(request), []);
}

function ListOrError({
  list,
  children,
}: {
  list: ReturnType<typeof useMemberList>;
  children: ReactNode;
}): ReactNode {
  const client = useQueryClient();
  const { error, data, isFetching } = list.page;
  // What was there before stays while the server is away.
  if (error === null || data !== undefined) return children;
  if (error.failure === 'noPerm') return <NoAccessState />;
  // With the counts of the tabs, which went the same way.
  const retry = () => void client.refetchQueries({ queryKey: [listByPage.path], type: 'active' });
  return <ErrorState serverText={error.message} retrying={isFetching} onRetry={retry} />;
}
