import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DiscardDialog } from '../../../platform/page/discard-dialog.tsx';
import { DesktopOnly } from '../components/desktop-only.tsx';
import { RoleColumn } from '../components/role-column.tsx';
import { RoleDialogs } from '../components/role-dialogs.tsx';
import { RoleEditor } from '../components/role-editor.tsx';
import { RolePreview } from '../components/role-preview.tsx';
import { UnsavedChanges } from '../components/unsaved-changes.tsx';
import { heldAfter } from '../role-edit.ts';
import { allMenuQuery, rolesQuery } from '../role.queries.ts';
import { useRoleEditor, type RoleEditorOptions } from '../use-role-editor.ts';
import styles from './role-list.module.css';

/** The organization's roles: who may see and do what. */
export function RoleList(): ReactNode {
  const t = useText();
  const roles = useInfiniteQuery(rolesQuery);
  const menu = useQuery(allMenuQuery);
  if (roles.data !== undefined && menu.data !== undefined) {
    const list = roles.data.pages.flatMap((page) => page.list);
    const [first] = list;
    if (first === undefined) return <EmptyState title={t('roles.none')} />;
    return (
      <RoleManagement
        roles={list}
        first={first}
        total={roles.data.pages[0]?.total ?? list.length}
        menu={menu.data}
        onMore={roles.hasNextPage ? () => void roles.fetchNextPage() : null}
        isLoadingMore={roles.isFetchingNextPage}
      />
    );
  }
  const problem = roles.error ?? menu.error;
  if (problem === null) return <LoadingState />;
  if (problem.failure === 'noPerm') return <NoAccessState />;
  const retry = () => void Promise.all([roles.refetch(), menu.refetch()]);
  return (
    <ErrorState serverText={problem.message} retrying={roles.isFetching || menu.isFetching} onRetry={retry} />
  );
}

type RoleManagementProps = RoleEditorOptions & {
  total: number;
  onMore: (() => void) | null;
  isLoadingMore: boolean;
};

/** Holds the unsaved changes above the layout, so that making the window narrow loses nothing. */
function RoleManagement(props: RoleManagementProps): ReactNode {
  const { roles, total, menu, onMore, isLoadingMore } = props;
  const t = useText();
  const state = useRoleEditor(props);
  const { role, edit, changes, leaving } = state;
  const isNarrow = useWidth() < LAYOUT_BREAKPOINTS.miniPad;
  return (
    <>
      {isNarrow ? (
        <DesktopOnly hasChanges={changes.count > 0} />
      ) : (
        <div className={styles['layout']}>
          <RoleColumn
            roles={roles}
            total={total}
            selectedId={role.roleId}
            onSelect={state.select}
            onNew={() => state.open({ kind: 'new' })}
            onMore={onMore}
            isLoadingMore={isLoadingMore}
          />
          <RoleEditor
            key={role.roleId}
            {...state}
            menu={menu}
            onEdit={state.change}
            onSave={state.save}
            onReset={state.reset}
            onCopy={() => state.open({ kind: 'copy', source: role })}
            onDelete={() => state.open({ kind: 'delete', role })}
          />
          <div className={styles['side']}>
            <RolePreview menu={menu} held={heldAfter(role, edit)} />
            <UnsavedChanges role={role} changes={changes} />
          </div>
        </div>
      )}
      <RoleDialogs state={state} />
      {leaving.isAsked && (
        <DiscardDialog
          title={t('roles.discardTitle')}
          text={t('roles.discardText', { count: changes.count, name: state.shownName })}
          confirm={t('roles.discard.button')}
          onDiscard={state.discard}
          onStay={leaving.stay}
        />
      )}
    </>
  );
}
