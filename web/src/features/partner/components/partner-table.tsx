import type { Partner } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { MenuButton } from '@archway/ui/menu-button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Building2, Ellipsis, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { AutoAccept } from './auto-accept.tsx';
import { DaysOnWay } from './days-on-way.tsx';
import { PartnerName } from './partner-name.tsx';
import styles from './partner-table.module.css';

interface PartnerTableProps {
  partners: readonly Partner[];
  isLoading: boolean;
  onOpen: (partner: Partner) => void;
  onEnd: (partner: Partner) => void;
}

/** Those one works with. */
export function PartnerTable({ partners, isLoading, ...actions }: PartnerTableProps): ReactNode {
  const t = useText();
  const { data: user } = useQuery(userInfoQuery);
  const isLab = user?.organization.type === ORGANIZATION_TYPE.lab;
  // A clinic reads the days on the way where it asks for a date.
  const columns = useColumns(actions).filter(({ id }) => isLab || id !== 'daysOnWay');
  return (
    <DataTable
      label={t('partners.mine')}
      columns={columns}
      rows={partners}
      rowKey={({ partnershipId }) => partnershipId}
      rowName={({ organization }) => organization.name}
      onOpen={actions.onOpen}
      density="comfortable"
      loading={isLoading}
      empty={<EmptyState title={t('partners.none')}>{t('partners.noneText')}</EmptyState>}
      renderCard={({ organization, companyCode }) => (
        <PartnerName organization={organization} companyCode={companyCode} />
      )}
    />
  );
}

type Actions = Pick<PartnerTableProps, 'onOpen' | 'onEnd'>;

function useColumns(actions: Actions): readonly Column<Partner>[] {
  const t = useText();
  const { date } = useFormat();
  return [
    {
      id: 'name',
      head: t('partners.organization'),
      minWidth: 300,
      cell: ({ organization, companyCode }) => (
        <PartnerName organization={organization} companyCode={companyCode} isOneLine />
      ),
    },
    {
      id: 'since',
      head: t('partners.since'),
      width: 140,
      cell: ({ cooperationDate }) => (cooperationDate === null ? '' : date(cooperationDate)),
    },
    {
      id: 'reach',
      head: t('partners.reach'),
      minWidth: 240,
      isExtra: true,
      cell: ({ organization: { phone, email } }) => (
        <div className={styles['reach']}>
          <span>{phone}</span>
          <span>{email}</span>
        </div>
      ),
    },
    {
      id: 'autoAccept',
      head: t('partners.autoAccept.head'),
      width: 130,
      cell: (partner) => <AutoAccept partner={partner} />,
    },
    {
      id: 'daysOnWay',
      head: t('partners.daysOnWay.head'),
      width: 150,
      cell: (partner) => <DaysOnWay partner={partner} />,
    },
    {
      id: 'menu',
      head: t('partners.menu'),
      headHidden: true,
      width: 58,
      align: 'end',
      skeleton: 'none',
      cell: (partner) => <PartnerMenu partner={partner} {...actions} />,
    },
  ];
}

function PartnerMenu({ partner, onOpen, onEnd }: Actions & { partner: Partner }): ReactNode {
  const t = useText();
  return (
    <MenuButton
      label={t('partners.actions', { name: partner.organization.name })}
      icon={Ellipsis}
      iconOnly
      kind="quiet"
      items={[
        [
          {
            id: 'profile',
            label: t('partners.profile.button'),
            icon: Building2,
            onSelect: () => onOpen(partner),
          },
        ],
        [
          {
            id: 'terminate',
            label: t('partners.terminate.button'),
            icon: Unlink,
            danger: true,
            onSelect: () => onEnd(partner),
          },
        ],
      ]}
    />
  );
}
