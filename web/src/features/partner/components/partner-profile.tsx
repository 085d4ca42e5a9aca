import type { Partner } from '@archway/contract/partner/model';
import { Drawer } from '@archway/ui/drawer';
import { FactRow } from '@archway/ui/fact-row';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { partnerQuery } from '../partner.queries.ts';
import { PartnerName } from './partner-name.tsx';

/** One partnership: who the other is, how to reach it, and each thing that happened with its date. */
export function PartnerProfile({ partner, onClose }: { partner: Partner; onClose: () => void }): ReactNode {
  const t = useText();
  const { data, error } = useQuery(partnerQuery(partner.partnershipId));
  return (
    <Drawer title={partner.organization.name} onClose={onClose}>
      {error !== null && (
        <Note kind="error" live>
          {error.message}
        </Note>
      )}
      {data === undefined ? error === null && <LoadingState /> : <Loaded partner={data} />}
      <Note>{t('partners.profile.text')}</Note>
    </Drawer>
  );
}

function Loaded({ partner }: { partner: Partner }): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const { organization, companyCode, actedBy } = partner;
  const dates = [
    [t('partners.profile.applied'), partner.applicationDate],
    [t('partners.profile.accepted'), partner.cooperationDate],
    [t('partners.profile.rejected'), partner.rejectionDate],
    [t('partners.profile.canceled'), partner.cancellationDate],
    [t('partners.profile.terminated'), partner.terminationDate],
  ] as const;
  return (
    <>
      <PartnerName organization={organization} companyCode={companyCode} />
      <div>
        {organization.phone !== '' && (
          <FactRow name={t('partners.profile.phone')}>{organization.phone}</FactRow>
        )}
        {organization.email !== '' && (
          <FactRow name={t('partners.profile.email')}>{organization.email}</FactRow>
        )}
        {dates.map(
          ([name, moment]) =>
            moment !== null && (
              <FactRow key={name} name={name}>
                {dateTime(moment)}
              </FactRow>
            ),
        )}
        <FactRow name={t('partners.profile.actedBy')}>{actedBy.name}</FactRow>
      </div>
    </>
  );
}
