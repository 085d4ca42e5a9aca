import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { implantKitsQuery } from './implant-kit.queries.ts';

const NONE: readonly OwnImplantKit[] = [];

/** The kits the clinic has added. Labs have none and can't add any. */
export function useOwnKits(): { own: readonly OwnImplantKit[]; isClinic: boolean } {
  const { data: user } = useQuery(userInfoQuery);
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  const { data } = useQuery({ ...implantKitsQuery, enabled: isClinic });
  return { own: data?.list ?? NONE, isClinic };
}
