import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import type { MemberList } from '../use-member-list.ts';

export function MemberSearch({ list, className }: { list: MemberList; className: string }): ReactNode {
  const t = useText();
  return (
    <search className={className}>
      <ListSearch label={t('members.search')} typed={list.typed} onType={list.search} />
    </search>
  );
}
