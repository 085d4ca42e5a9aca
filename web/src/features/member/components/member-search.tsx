import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { KEYWORD_LIMIT } from '../../../platform/list/use-list.ts';
import type { MemberList } from '../use-member-list.ts';

export function MemberSearch({ list, className }: { list: MemberList; className: string }): ReactNode {
  const t = useText();
  return (
    <search className={className}>
      <TextField
        type="search"
        label={t('members.search')}
        labelHidden
        placeholder={t('members.search')}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
        value={list.typed}
        maxLength={KEYWORD_LIMIT}
        autoComplete="off"
        onChange={list.search}
      />
    </search>
  );
}
