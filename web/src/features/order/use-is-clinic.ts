import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../platform/session/user-info.ts';

/** Which side of an order the reader is on. */
export function useIsClinic(): boolean {
  const { data: user } = useQuery(userInfoQuery);
  return user?.organization.type === ORGANIZATION_TYPE.clinic;
}
