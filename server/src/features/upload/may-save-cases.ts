import { saveCase } from '@archway/contract/case/calls';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../../platform/rpc/caller.ts';

/** Files of cases come from those who may save cases; everybody may send a picture of themselves. */
export const maySaveCases = ({ permissions, orgType }: Pick<Caller, 'permissions' | 'orgType'>): boolean =>
  saveCase.organizationTypes.some((type) => type === orgType) && isGranted(permissions, saveCase.access);
