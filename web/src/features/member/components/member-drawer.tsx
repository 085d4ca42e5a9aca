import { getUserDetail, listByPage, saveMember } from '@archway/contract/member/calls';
import type { Member } from '@archway/contract/member/model';
import { Drawer } from '@archway/ui/drawer';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { OpenWork } from '../../../platform/page/open-work.tsx';
import { changesOf, type MemberEdit } from '../member-edit.ts';
import { memberQuery } from '../member.queries.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberForm } from './member-form.tsx';

/** One person: what is known, and for whoever may, what can be changed. The row is shown until the details are there. */
export function MemberDrawer({ member: row, onClose }: { member: Member; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const mayEdit = usePermission()('member:record:save');
  const detail = useQuery({ ...memberQuery(row.userCode), placeholderData: row });
  // Only what was touched: a push that renews the rest takes nothing away.
  const [edit, setEdit] = useState<MemberEdit>({});
  const save = useCall(saveMember, { refreshes: [listByPage, getUserDetail], ignoreErrors: true });
  const member = detail.data;
  if (member === undefined)
    return (
      <Drawer title={row.displayName} onClose={onClose}>
        {detail.error?.failure === 'noPerm' ? (
          <NoAccessState />
        ) : (
          <ErrorState serverText={detail.error?.message} onRetry={() => void detail.refetch()} />
        )}
      </Drawer>
    );
  const { userCode } = member;
  const canEdit = mayEdit && member.canManage;
  const changes = changesOf(member, edit);
  const submit = () => {
    if (changes === null) return;
    const onSuccess = () => {
      toast.message(t('members.edit.done'));
      onClose();
    };
    save.mutate({ userCode, ...changes }, { onSuccess });
  };
  return (
    <Drawer
      title={member.displayName}
      {...(canEdit ? { confirm: t('members.edit.button'), onConfirm: submit } : {})}
      valid={changes !== null}
      busy={save.isPending}
      onClose={onClose}
    >
      {canEdit && (
        <MemberForm
          member={member}
          edit={edit}
          isBusy={save.isPending}
          problem={save.error}
          onEdit={(change) => {
            save.reset();
            setEdit({ ...edit, ...change });
          }}
        />
      )}
      {changes?.roleId !== undefined && <OpenWork userCode={userCode} name={member.displayName} />}
      <MemberFacts member={member} isComplete={!canEdit} />
    </Drawer>
  );
}
