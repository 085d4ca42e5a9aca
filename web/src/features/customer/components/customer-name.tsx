import type { CustomerDetail } from '@archway/contract/customer/model';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { Mail, Package, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PartnerName, usePlace } from '../../partner/public.ts';
import styles from './customer-name.module.css';

/** Who it is, where, and the ways to reach them. */
export function CustomerName({ customer }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { organization, companyCode, address, open, isFormer } = customer;
  const place = usePlace(organization);
  const { phone, email } = organization;
  const where = [address.street, [address.postalCode, place].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <header className={styles['head']}>
      <PartnerName organization={organization} companyCode={companyCode} text={where} />
      <div className={styles['ways']}>
        {isFormer && <StateTag kind="warn">{t('customers.former')}</StateTag>}
        <span className={styles['way']}>
          <Package size={16} strokeWidth={1.75} aria-hidden />
          {t('customers.openOrders', { count: open })}
        </span>
        {phone !== '' && (
          <a className={styles['way']} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a className={styles['way']} href={`mailto:${email}`}>
            <Mail size={16} strokeWidth={1.75} aria-hidden />
            {t('customers.write')}
          </a>
        )}
      </div>
    </header>
  );
}
