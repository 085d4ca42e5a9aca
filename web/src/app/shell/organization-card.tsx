import type { UserInfo } from '@archway/contract/account/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Avatar } from '@archway/ui/avatar';
import type { Icon } from '@archway/ui/icon';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Building2, FlaskConical, Network, ShieldCheck, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { companyInfoQuery } from '../../features/organization/public.ts';
import styles from './organization-card.module.css';

const KINDS = {
  [ORGANIZATION_TYPE.superAdmin]: { icon: ShieldCheck, word: 'shell.organization.platform' },
  [ORGANIZATION_TYPE.clinic]: { icon: Stethoscope, word: 'shell.organization.clinic' },
  [ORGANIZATION_TYPE.lab]: { icon: FlaskConical, word: 'shell.organization.lab' },
  [ORGANIZATION_TYPE.dealer]: { icon: Building2, word: 'shell.organization.dealer' },
  [ORGANIZATION_TYPE.oem]: { icon: Network, word: 'shell.organization.oem' },
} as const satisfies Record<number, { icon: Icon; word: string }>;

/** Whose window this is: its logo, or the mark that clinic, lab and platform each have. */
export function OrganizationCard({ organization }: { organization: UserInfo['organization'] }): ReactNode {
  const t = useText();
  const { data: company } = useQuery(companyInfoQuery);
  const logo = company?.logo ?? null;
  const { icon: Glyph, word } = KINDS[organization.type as keyof typeof KINDS];
  return (
    <div className={styles['card']} title={organization.name}>
      {logo === null ? (
        <span className={styles['mark']}>
          <Glyph size={16} strokeWidth={1.75} aria-hidden />
        </span>
      ) : (
        <Avatar name={organization.name} kind="organization" picture={logo} decorative />
      )}
      <div className={styles['words']} data-unfolded>
        <b>{organization.name}</b>
        <span>{t(word)}</span>
      </div>
    </div>
  );
}
