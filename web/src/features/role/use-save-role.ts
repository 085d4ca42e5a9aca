import { listMenuByRole } from '@archway/contract/menu/calls';
import { allotRolePermission, listRolesByPage, saveRole, setDefaultRole } from '@archway/contract/role/calls';
import type { Role } from '@archway/contract/role/model';
import { useRef, useState } from 'react';
import { isCallFailure, type CallFailure } from '../../platform/call/call-failure.ts';
import { reactionTo } from '../../platform/call/reactions.ts';
import { useCall } from '../../platform/call/queries.ts';
import { heldAfter, type RoleChanges, type RoleEdit } from './role-edit.ts';

export interface SaveRole {
  isSaving: boolean;
  /** Why the last attempt ended early; what was not saved is still among the changes. */
  failure: CallFailure | null;
  forget: () => void;
  /** Whether everything was saved. */
  save: (role: Role, edit: RoleEdit, changes: RoleChanges) => Promise<boolean>;
}

const OPTIONS = { refreshes: [listRolesByPage, listMenuByRole], ignoreErrors: true };

/**
 * Saves what has changed of a role. The entries go first, because they ask for an identity: whoever gives that up has
 * changed nothing.
 */
export function useSaveRole(): SaveRole {
  const allot = useCall(allotRolePermission, OPTIONS);
  const rename = useCall(saveRole, OPTIONS);
  const makeDefault = useCall(setDefaultRole, OPTIONS);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const underWay = useRef(false);

  const send = async (role: Role, edit: RoleEdit, changes: RoleChanges) => {
    const { roleId } = role;
    if (changes.entries.length > 0) await allot.mutateAsync({ roleId, menuIds: [...heldAfter(role, edit)] });
    if (changes.name !== null || changes.scope !== null)
      await rename.mutateAsync({
        roleId,
        name: changes.name ?? role.name,
        scope: changes.scope ?? role.scope,
      });
    if (changes.isDefault) await makeDefault.mutateAsync({ roleId });
  };

  return {
    isSaving,
    failure,
    forget: () => setFailure(null),
    save: async (role, edit, changes) => {
      if (underWay.current) return false;
      underWay.current = true;
      setSaving(true);
      setFailure(null);
      try {
        await send(role, edit, changes);
        return true;
      } catch (error) {
        if (!isCallFailure(error)) throw error;
        // A question that was given up needs no answer.
        setFailure(reactionTo(error.failure) === 'silent' ? null : error);
        return false;
      } finally {
        underWay.current = false;
        setSaving(false);
      }
    },
  };
}
