import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import type { TextKey } from '@archway/locales/keys';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { MEMBER_TABS, useMemberCounts, type MemberList, type MemberTab } from '../use-member-list.ts';

const LABELS: Readonly<Record<MemberTab, TextKey>> = {
  all: 'members.all',
  activated: 'members.state.activated',
  notActivated: 'members.state.notActivated',
  disabled: 'members.state.disabled',
};

export interface MemberTabsProps {
  list: MemberList;
  onSelect: (tab: MemberTab) => void;
  onInvite: () => void;
}

/** The states with how many are in each, and the way to invite somebody. */
export function MemberTabs({ list, onSelect, onInvite }: MemberTabsProps): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const counts = useMemberCounts();
  const tabs = MEMBER_TABS.map((id) => {
    const count = counts[id];
    const label = t(LABELS[id]);
    if (count === null) return { id, label };
    return { id, label, count: `${number(count.total)}${count.isExact ? '' : '+'}` };
  });
  return (
    <Tabs
      label={t('members.state.label')}
      tabs={tabs}
      selected={list.tab}
      onSelect={onSelect}
      extra={
        <Permission anyOf={['member:record:save']}>
          <Button kind="primary" icon={UserPlus} onClick={onInvite}>
            {t('members.invite.button')}
          </Button>
        </Permission>
      }
    />
  );
}
