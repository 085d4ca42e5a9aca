import type { Company } from '@archway/contract/organization/model';
import { FactRow } from '@archway/ui/fact-row';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCountryName } from './use-country-name.ts';

/** What the organization says about itself, for those who only read it. */
export function OrganizationFacts({ company }: { company: Company }): ReactNode {
  const t = useText();
  const { address } = company;
  const country = useCountryName(address.country);
  const place = [
    address.street,
    address.district,
    `${address.postalCode} ${address.city}`,
    address.state,
    country,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const facts: readonly [string, string][] = [
    [t('organization.name'), company.name],
    [t('organization.abbreviation'), company.abbreviation],
    [t('organization.license'), company.businessLicenseCode],
    [t('organization.timeZone'), company.timeZone.replaceAll('_', ' ')],
    [t('organization.address'), place.join(', ')],
    [t('organization.representativeName'), company.representativeName],
    [t('organization.phone'), company.phone],
    [t('organization.email'), company.email],
  ];
  return (
    <div>
      {facts.map(([name, fact]) => (
        <FactRow key={name} name={name}>
          {fact === '' ? t('account.notSet') : fact}
        </FactRow>
      ))}
    </div>
  );
}
