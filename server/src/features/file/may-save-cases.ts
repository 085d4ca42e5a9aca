import type { PermissionCode } from '@archway/contract/core/permissions';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../../platform/rpc/caller.ts';

const SAVE_CASES: PermissionCode = 'case:record:save';

/** Files of cases come from those who may save cases; everybody may send a picture of themselves. */
export const maySaveCases = ({ permissions }: Pick<Caller, 'permissions'>): boolean =>
  isGranted(permissions, SAVE_CASES);
