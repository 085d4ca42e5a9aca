import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Permission } from '@archway/ui/permission-guard';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './organization-form.module.css';

const LISTED: ReadonlySet<number> = new Set([ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab]);

/** Whether others find the organization when they look for a partner. Nobody is found who has not said so. */
export function Listing({ company }: { company: Company }): ReactNode {
  const t = useText();
  const save = useCall(editCompany, { refreshes: [companyInfo] });
  if (!LISTED.has(company.type)) return null;
  return (
    <Permission anyOf={['organization:record:edit']}>
      <section className={styles['part']} aria-labelledby="listing">
        <h2 id="listing">{t('listing.title')}</h2>
        <Switch
          label={t('listing.label')}
          help={t('listing.help')}
          checked={company.isListed}
          disabled={save.isPending}
          onChange={(isListed) => save.mutate({ isListed })}
        />
      </section>
    </Permission>
  );
}
