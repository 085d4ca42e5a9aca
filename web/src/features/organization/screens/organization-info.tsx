import type { Company } from '@archway/contract/organization/model';
import { LoadingState } from '@archway/ui/loading-state';
import { Permission } from '@archway/ui/permission-guard';
import { ErrorState } from '@archway/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CloseOrganization } from '../components/close-organization.tsx';
import { Listing } from '../components/listing.tsx';
import { LicenseFile } from '../components/license-file.tsx';
import { MissingItems } from '../components/missing-items.tsx';
import { OrganizationFacts } from '../components/organization-facts.tsx';
import { OrganizationForm } from '../components/organization-form.tsx';
import { OrganizationHead } from '../components/organization-head.tsx';
import { companyInfoQuery } from '../organization.queries.ts';
import styles from './organization-info.module.css';

/** What the organization says about itself. Everybody reads it; who may, changes it. */
export function OrganizationInfo(): ReactNode {
  const company = useQuery(companyInfoQuery);
  if (company.data === undefined && company.isError)
    return <ErrorState serverText={company.error.message} onRetry={() => void company.refetch()} />;
  if (company.data === undefined) return <LoadingState />;
  return <Loaded company={company.data} />;
}

function Loaded({ company }: { company: Company }): ReactNode {
  return (
    <div className={styles['page']}>
      <OrganizationHead company={company} />
      <MissingItems missing={company.missing} />
      <Permission anyOf={['organization:record:edit']} otherwise={<OrganizationFacts company={company} />}>
        <OrganizationForm company={company} />
      </Permission>
      <Listing company={company} />
      <LicenseFile license={company.businessLicenseFile} />
      <CloseOrganization company={company} />
    </div>
  );
}
