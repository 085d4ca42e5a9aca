import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { LabAsks } from '@archway/rules/treatment/lines';
import { usePermission } from '@archway/ui/permission-guard';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { partnerLabSettingsQuery } from '../lab-settings/public.ts';
import { livePartnersQuery } from '../partner/public.ts';

const NOTHING: LabAsks = {};
const PARAMETER = 'lab';

export type CheckedLab = ReturnType<typeof useCheckedLab>;

/** The lab whose required items a prescription is checked for: a partner, kept in the address of the page. */
export function useCheckedLab() {
  const [address, setAddress] = useSearchParams();
  const { data: user } = useQuery(userInfoQuery);
  const canRead = usePermission()('case:record:save');
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  const partners = useQuery({ ...livePartnersQuery, enabled: isClinic && canRead });
  const labs = partners.data?.list ?? [];
  const wanted = address.get(PARAMETER);
  // Whoever is a partner no longer is not asked for.
  const lab = labs.find(({ companyCode }) => companyCode === wanted) ?? null;
  const settings = useQuery({
    ...partnerLabSettingsQuery(lab?.companyCode ?? ''),
    enabled: lab !== null,
  });
  return {
    labs,
    lab,
    asks: lab === null ? NOTHING : (settings.data?.required ?? NOTHING),
    failure: lab === null ? null : settings.error,
    choose: (companyCode: string): void =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (companyCode === '') next.delete(PARAMETER);
          else next.set(PARAMETER, companyCode);
          return next;
        },
        { replace: true },
      ),
  };
}
