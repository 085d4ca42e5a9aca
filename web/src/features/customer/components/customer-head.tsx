import { exportCustomers } from '@archway/contract/customer/calls';
import { Button } from '@archway/ui/button';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Download, MailPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import { saveCsv } from '../../../platform/page/save-csv.ts';
import type { CustomersState } from '../use-customers.ts';
import styles from './customer-head.module.css';
import { InviteClinic } from './invite-clinic.tsx';

/** What the list is searched for, and what can be done with it as a whole. */
export function CustomerHead({ customers }: { customers: CustomersState }): ReactNode {
  const t = useText();
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={styles['head']}>
      <search className={styles['search']}>
        <ListSearch label={t('customers.search')} typed={customers.typed} onType={customers.search} />
      </search>
      <div className={styles['actions']}>
        <Permission anyOf={['customer:record:export']}>
          <ExportList customers={customers} />
        </Permission>
        <Permission anyOf={['partner:record:manage']}>
          <Button kind="primary" icon={MailPlus} onClick={() => setInviting(true)}>
            {t('customers.invite.button')}
          </Button>
        </Permission>
      </div>
      {isInviting && <InviteClinic onClose={() => setInviting(false)} />}
    </div>
  );
}

/** As the list is narrowed down. No patient is named in it. */
function ExportList({ customers: { filter, keyword, found } }: { customers: CustomersState }): ReactNode {
  const t = useText();
  const toast = useToast();
  const exporting = useCall(exportCustomers);
  const run = async (): Promise<void> => {
    const { csv, rows } = await exporting.mutateAsync({ filter, ...(keyword !== '' && { keyword }) });
    saveCsv(csv, 'customers');
    toast.message(t('customers.exported', { count: rows }));
  };
  return (
    <div className={styles['export']}>
      <Button
        icon={Download}
        busy={exporting.isPending}
        disabled={found.data === undefined || found.data.total === 0}
        // What goes wrong is announced.
        onClick={() => void run().catch(() => {})}
      >
        {t('customers.export.button')}
      </Button>
    </div>
  );
}
