import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { MemberList } from '../use-member-list.ts';

/** Nobody is in the tab, or nobody is found. */
export function NoMembers({ list, onInvite }: { list: MemberList; onInvite: () => void }): ReactNode {
  const t = useText();
  const keyword = list.typed.trim();
  const showAll = () => {
    list.search('');
    list.show('all');
    list.showRole(undefined);
  };
  const nobody = t(list.roleCode === undefined ? 'members.none.state' : 'members.none.filters');
  const words = keyword === '' ? nobody : t('members.none.found', { keyword });
  if (list.isFiltered)
    return (
      <EmptyState
        filtered
        title={words}
        actions={<Button onClick={showAll}>{t('members.none.showAll.button')}</Button>}
      />
    );
  return (
    <EmptyState
      title={t('members.none.title')}
      actions={
        <Permission anyOf={['member:record:save']}>
          <Button kind="primary" onClick={onInvite}>
            {t('members.invite.button')}
          </Button>
        </Permission>
      }
    >
      <p>{t('members.none.text')}</p>
    </EmptyState>
  );
}
