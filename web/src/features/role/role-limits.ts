import type { PermissionForm } from '@archway/rules/permissions';
import type { Role } from '@archway/contract/role/model';

/** Who looks at the roles, as far as it decides what they may change. */
export interface Editor {
  roleCode: string;
  isAdministrator: boolean;
  scope: Role['scope'];
  /** The entries of the menu they hold themselves. */
  held: ReadonlySet<string>;
  can: (permission: PermissionForm) => boolean;
}

/** Why something is not to be changed; null when it is. The server decides again. */
export type Refusal = 'noRight' | 'protected' | 'own' | 'beyond' | 'default' | 'inUse' | null;

export interface Limits {
  /** Name and scope. */
  details: Refusal;
  entries: Refusal;
  isDefault: Refusal;
  deletion: Refusal;
}

export function limitsOf(role: Role, editor: Editor): Limits {
  const isOwn = role.code === editor.roleCode;
  const beyond = isWithin(role, editor) ? null : 'beyond';
  const right = (permission: PermissionForm): Refusal => {
    if (role.isProtected) return 'protected';
    return editor.can(permission) ? null : 'noRight';
  };
  return {
    details: right('role:record:save') ?? (isOwn ? 'own' : beyond),
    entries:
      right('role:record:allot') ?? (isOwn ? 'own' : isScopeWithin(role.scope, editor) ? null : 'beyond'),
    isDefault: right('role:record:setDefault') ?? beyond,
    deletion:
      right('role:record:delete') ??
      (role.isDefault ? 'default' : (beyond ?? (role.memberCount > 0 ? 'inUse' : null))),
  };
}

/** It holds nothing that the editor does not. */
function isWithin(role: Role, editor: Editor): boolean {
  if (editor.isAdministrator) return true;
  return isScopeWithin(role.scope, editor) && role.menuIds.every((id) => editor.held.has(id));
}

const isScopeWithin = (scope: Role['scope'], editor: Editor): boolean =>
  editor.isAdministrator || editor.scope === 'organization' || scope === 'own';
