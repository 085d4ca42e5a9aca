import { CODES } from '@archway/contract/codes';
import { deleteRoles, listRolesByPage } from '@archway/contract/role/calls';
import type { Role } from '@archway/contract/role/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { roleTitle } from '../../account/public.ts';
import type { Refusal } from '../role-limits.ts';
import { refusalText } from '../refusal-text.ts';

export interface DeleteRoleProps {
  role: Role;
  /** Why it cannot be deleted, as far as it is known beforehand. */
  refusal: Refusal;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a role is deleted, or says why it cannot be. Stands beside the list, which loses the role first. */
export function DeleteRole({ role, refusal, onDeleted, onClose }: DeleteRoleProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [answer, setAnswer] = useState<string | null>(null);
  const remove = useCall(deleteRoles, { refreshes: [listRolesByPage], ignoreErrors: true });
  const name = roleTitle(t, role);
  const submit = () =>
    remove.mutate(
      { ids: [role.roleId] },
      {
        onSuccess: ({ list }) => {
          const [result] = list;
          if (result !== undefined && result.code !== CODES.ok) {
            setAnswer(result.msg);
            return;
          }
          toast.message(t('roles.deleted', { name }));
          onDeleted();
        },
      },
    );
  const why = refusal === null ? null : refusalText(t, refusal, role.memberCount);
  const problem = answer ?? remove.error?.message ?? null;
  return (
    <Dialog
      title={t('roles.deleteTitle', { name })}
      {...(why === null ? { confirm: t('roles.delete.button'), onConfirm: submit } : {})}
      danger
      busy={remove.isPending}
      onClose={onClose}
    >
      {why === null ? <p>{t('roles.deleteText')}</p> : <Note>{why}</Note>}
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
    </Dialog>
  );
}
