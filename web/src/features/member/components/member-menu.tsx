import type { Member } from '@archway/contract/member/model';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Ellipsis, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ACTION_SPECS, canDo, MEMBER_ACTIONS } from '../member-actions.ts';
import type { MemberActionRequest } from '../use-member-actions.ts';

export interface MemberMenuProps {
  member: Member;
  /** Nobody shuts themselves out. */
  isOneself: boolean;
  onOpen: (member: Member) => void;
  onBegin: (request: MemberActionRequest) => void;
}

/** What can be done with one person, by whoever looks. */
export function MemberMenu({ member, isOneself, onOpen, onBegin }: MemberMenuProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const actions = MEMBER_ACTIONS.filter(
    (action) => !isOneself && may(ACTION_SPECS[action].permission) && canDo(action, member),
  ).map((action): MenuItem => {
    const { label, icon, danger = false } = ACTION_SPECS[action];
    const onSelect = () => onBegin({ action, members: [member] });
    return { id: action, label: t(label), icon, danger: danger && action === 'delete', onSelect };
  });
  const open = {
    id: 'open',
    label: t('members.open.button'),
    icon: UserRound,
    onSelect: () => onOpen(member),
  };
  return (
    <MenuButton
      iconOnly
      icon={Ellipsis}
      label={t('members.menu', { name: member.displayName })}
      items={actions.length === 0 ? [[open]] : [[open], actions]}
    />
  );
}
