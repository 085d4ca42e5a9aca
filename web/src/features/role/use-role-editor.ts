import type { MenuEntry } from '@archway/contract/menu/model';
import type { Role } from '@archway/contract/role/model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState } from 'react';
import { leave, useLeaving, type Leaving } from '../../platform/page/leaving.ts';
import { roleTitle } from '../account/public.ts';
import { changesOf, editTo, NO_EDIT, type RoleChanges, type RoleEdit } from './role-edit.ts';
import type { Editor } from './role-limits.ts';
import { useEditor } from './use-editor.ts';
import { useRoleMenu } from './use-role-menu.ts';
import { useSaveRole, type SaveRole } from './use-save-role.ts';

export interface RoleEditorOptions {
  roles: readonly Role[];
  /** Shown at first, and when the selected role was deleted. */
  first: Role;
  menu: readonly MenuEntry[];
}

export type Opened = { kind: 'new' } | { kind: 'copy'; source: Role } | { kind: 'delete'; role: Role };

export interface RoleEditorState {
  role: Role;
  shownName: string;
  editor: Editor;
  edit: RoleEdit;
  changes: RoleChanges;
  saving: SaveRole;
  leaving: Leaving;
  opened: Opened | null;
  open: (opened: Opened) => void;
  close: () => void;
  select: (roleId: string) => void;
  change: (edit: RoleEdit) => void;
  save: () => void;
  reset: () => void;
  /** Drops the changes and continues the navigation that was blocked. */
  discard: () => void;
  /** Opens a role that was just created; with a source, copies its permissions. */
  begin: (made: Role, source: Role | null) => void;
}

/** Which role is open, and its unsaved changes. */
export function useRoleEditor({ roles, first, menu }: RoleEditorOptions): RoleEditorState {
  const t = useText();
  const toast = useToast();
  const editor = useEditor(roles);
  const saving = useSaveRole();
  const [chosen, setChosen] = useState({ roleId: first.roleId, edit: NO_EDIT });
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = roles.find(({ roleId }) => roleId === chosen.roleId);
  const role = useRoleMenu(found ?? first);
  const edit = found === undefined ? NO_EDIT : chosen.edit;
  const shownName = roleTitle(t, role);
  const changes = changesOf(menu, role, edit, shownName);
  const leaving = useLeaving(changes.count > 0);
  const show = (roleId: string, next: RoleEdit) => {
    saving.forget();
    setOpened(null);
    setChosen({ roleId, edit: next });
  };
  const keep = async (what: Role, next: RoleEdit, its: RoleChanges) => {
    if (!(await saving.save(what, next, its))) return;
    setChosen((now) => (now.roleId === what.roleId ? { ...now, edit: NO_EDIT } : now));
    toast.message(t('roles.saved'));
  };
  const reset = () => show(role.roleId, NO_EDIT);
  return {
    role,
    shownName,
    editor,
    edit,
    changes,
    saving,
    leaving,
    opened,
    // Each of these dialogs leads to another role, so unsaved changes are asked about first.
    open: (next) => leave(() => setOpened(next)),
    close: () => setOpened(null),
    select: (roleId) => {
      if (roleId !== role.roleId) leave(() => show(roleId, NO_EDIT));
    },
    change: (next) => {
      saving.forget();
      setChosen({ roleId: role.roleId, edit: next });
    },
    save: () => void keep(role, edit, changes),
    reset,
    discard: () => {
      reset();
      leaving.goOn();
    },
    begin: (made, source) => {
      const wanted = new Set(source?.menuIds.filter((id) => editor.isAdministrator || editor.held.has(id)));
      const next = editTo(made, NO_EDIT, wanted);
      show(made.roleId, next);
      const its = changesOf(menu, made, next, roleTitle(t, made));
      if (its.count > 0) void keep(made, next, its);
    },
  };
}
