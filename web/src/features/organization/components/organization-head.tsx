import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { Avatar } from '@archway/ui/avatar';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { PictureHead } from '../../../platform/picture/picture-head.tsx';
import styles from './organization-head.module.css';

/** Name and logo. Who may, changes the logo, which is kept at once. */
export function OrganizationHead({ company }: { company: Company }): ReactNode {
  return (
    <Permission
      anyOf={['organization:record:edit']}
      otherwise={
        <header className={styles['head']}>
          <NameAndLogo company={company} logo={company.logo} />
        </header>
      }
    >
      <EditedHead company={company} />
    </Permission>
  );
}

function EditedHead({ company }: { company: Company }): ReactNode {
  const t = useText();
  return (
    <PictureHead
      className={styles['head'] ?? ''}
      kind="organization"
      kept={company.logo}
      icon={ImageUp}
      words={{
        change: t('organization.logo.change.button'),
        remove: t('organization.logo.remove.button'),
        saved: t('organization.logo.saved'),
        removed: t('organization.logo.removed'),
      }}
      call={editCompany}
      inputOf={(logo) => ({ logo })}
      refreshes={[companyInfo]}
    >
      {(logo) => <NameAndLogo company={company} logo={logo} />}
    </PictureHead>
  );
}

function NameAndLogo({ company, logo }: { company: Company; logo: string | null }): ReactNode {
  const t = useText();
  return (
    <>
      <Avatar
        name={company.name}
        seed={company.companyCode}
        picture={logo}
        kind="organization"
        size={56}
        decorative
      />
      <div className={styles['words']}>
        <h2>{company.name}</h2>
        <p>{t(`region.${company.region}`)}</p>
      </div>
    </>
  );
}
