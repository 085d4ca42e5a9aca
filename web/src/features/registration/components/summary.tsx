import type { Region } from '@archway/rules/regions';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { Draft } from '../draft.ts';
import styles from './summary.module.css';

/** Who registers, where, and who will administer it. */
export function Summary({ draft, region }: { draft: Draft; region: Region }): ReactNode {
  const t = useText();
  const { city, postalCode } = draft.address;
  const facts = [
    {
      label: t(draft.way === 'lab' ? 'shell.organization.lab' : 'shell.organization.clinic'),
      value: draft.name,
      more: `${city} ${postalCode}`.trim(),
    },
    {
      label: t('organization.region'),
      value: t(`region.${region}`),
      more: t('register.summary.fixed'),
    },
    { label: t('register.summary.administrator'), value: draft.displayName, more: draft.email },
  ];
  return (
    <dl className={styles['summary']}>
      {facts.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd className={styles['more']}>{more}</dd>
        </div>
      ))}
    </dl>
  );
}
