import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import { AddressFields } from './address-fields.tsx';
import { partId } from './missing-items.tsx';
import styles from './organization-form.module.css';
import type { PartProps } from './organization-parts.tsx';

export function AddressPart({ shown: { address }, onChange }: PartProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={styles['part']} id={partId('address')} aria-labelledby={id}>
      <h2 id={id}>{t('organization.address')}</h2>
      <AddressFields
        address={address}
        onChange={(change) => onChange({ address: { ...address, ...change } })}
      />
    </section>
  );
}
