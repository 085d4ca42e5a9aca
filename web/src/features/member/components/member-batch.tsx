import type { Member } from '@archway/contract/member/model';
import { BatchBar } from '@archway/ui/batch-bar';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { ACTION_SPECS, canDo, MEMBER_ACTIONS } from '../member-actions.ts';
import type { MemberActionRequest } from '../use-member-actions.ts';

/** What can be done with everybody who is selected; each action takes those of them whom it fits. */
export function MemberBatch({
  members,
  onBegin,
  onClear,
}: {
  members: readonly Member[];
  onBegin: (request: MemberActionRequest) => void;
  onClear: () => void;
}): ReactNode {
  const t = useText();
  const may = usePermission();
  const actions = MEMBER_ACTIONS.flatMap((action) => {
    const { permission, label, icon } = ACTION_SPECS[action];
    const fitting = members.filter((member) => canDo(action, member));
    if (!may(permission) || fitting.length === 0) return [];
    const onRun = () => onBegin({ action, members: fitting });
    return [{ id: action, label: t(label), icon, onRun }];
  });
  return <BatchBar count={members.length} actions={actions} onClear={onClear} />;
}
