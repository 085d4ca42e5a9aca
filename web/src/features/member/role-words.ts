import type { PermissionCode } from '@archway/contract/core/permissions';
import type { TextKey } from '@archway/locales/keys';
import { isGranted } from '@archway/rules/permissions';

/** What a role may do, in words for people who have never seen a list of permissions. */
const WORDS: readonly { permission: PermissionCode; text: TextKey }[] = [
  { permission: 'case:record:read', text: 'roleWords.openCases' },
  { permission: 'case:record:save', text: 'roleWords.editCases' },
  { permission: 'dentist:record:edit', text: 'roleWords.manageDentists' },
  { permission: 'member:record:save', text: 'roleWords.managePeople' },
  { permission: 'role:record:save', text: 'roleWords.manageRoles' },
  { permission: 'organization:record:edit', text: 'roleWords.editOrganization' },
];

export interface RoleWord {
  text: TextKey;
  isAllowed: boolean;
}

/** Allowed actions first. */
export function wordsOfRole(permissions: readonly string[]): RoleWord[] {
  return WORDS.map(({ permission, text }) => ({
    text,
    isAllowed: isGranted(permissions, permission),
  })).toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed));
}
