import { getCustomer } from '@archway/contract/customer/calls';
import type { CustomerDetail } from '@archway/contract/customer/model';
import { listPartners, setAutoAccept } from '@archway/contract/partner/calls';
import { usePermission } from '@archway/ui/permission-guard';
import { Switch } from '@archway/ui/switch';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import styles from './customer-auto-accept.module.css';

/** The switch of administrators; others read how it stands. Nothing for who is no partner any more. */
export function CustomerAutoAccept({ customer: { partnership } }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const maySet = usePermission()('partner:record:manage');
  const setting = useCall(setAutoAccept, { refreshes: [getCustomer, listPartners] });
  if (partnership === null) return null;
  const { partnershipId, version, autoAccept, autoAcceptSince } = partnership;
  return (
    <div className={styles['line']}>
      {maySet ? (
        <Switch
          label={t('customers.autoAccept.label')}
          checked={autoAccept}
          disabled={setting.isPending}
          onChange={(checked) => setting.mutate({ partnershipId, version, autoAccept: checked })}
        />
      ) : (
        <span>{t(autoAccept ? 'customers.autoAccept.on' : 'customers.autoAccept.off')}</span>
      )}
      {autoAccept && autoAcceptSince !== null && (
        <span className={styles['since']}>
          {t('customers.autoAccept.since', { date: date(autoAcceptSince) })}
        </span>
      )}
    </div>
  );
}
