import { listTemplates } from '@archway/contract/template/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { usePermission } from '@archway/ui/permission-guard';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../platform/session/user-info.ts';

/** Administrators have every permission, but not every feature. */
export function useTemplateRights(): { canUse: boolean; canSave: boolean } {
  const { data: user } = useQuery(userInfoQuery);
  const may = usePermission();
  const hasFeature =
    user?.organization.type === ORGANIZATION_TYPE.clinic && user.features.includes(listTemplates.feature);
  return { canUse: hasFeature, canSave: hasFeature && may('case:template:save') };
}
