import { queryUserAgreementReadLog } from '@archway/contract/account/calls';
import { cancelCloseAccount, closeAccount, companyInfo } from '@archway/contract/organization/calls';
import type { Company } from '@archway/contract/organization/model';
import { CLOSING_GRACE_DAYS, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { ConfirmByName } from '@archway/ui/confirm-by-name';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Lock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './close-organization.module.css';

const CUSTOMERS: ReadonlySet<number> = new Set([ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab]);

/** Ends an organization, after a time in which that can be taken back. Others are told that it is being closed. */
export function CloseOrganization({ company }: { company: Company }): ReactNode {
  if (!CUSTOMERS.has(company.type)) return null;
  return (
    <Permission
      anyOf={['organization:record:close']}
      otherwise={company.closing !== null && <Closing endsAt={company.closing.endsAt} />}
    >
      <Closable company={company} />
    </Permission>
  );
}

/** Holds both calls, since what asked for one is gone when it is done. */
function Closable({ company }: { company: Company }): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const close = useCall(closeAccount, { refreshes: [companyInfo] });
  const keep = useCall(cancelCloseAccount, { refreshes: [companyInfo, queryUserAgreementReadLog] });
  const onKept = () => toast.message(t('closing.kept'));
  if (company.closing !== null)
    return (
      <Closing
        endsAt={company.closing.endsAt}
        action={
          <LinkButton
            aria-disabled={keep.isPending}
            onClick={() => {
              if (!keep.isPending) keep.mutate({}, { onSuccess: onKept });
            }}
          >
            {t('closing.keep.button')}
          </LinkButton>
        }
      />
    );
  return (
    <section className={styles['section']} aria-labelledby="close-organization">
      <div className={styles['words']}>
        <h2 id="close-organization">{t('closing.heading')}</h2>
        <p>{t('closing.text', { days: CLOSING_GRACE_DAYS })}</p>
        <div className={styles['lock']}>
          <Lock size={14} strokeWidth={1.75} aria-hidden /> {t('closing.password')}
        </div>
      </div>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('closing.close.button')}
      </Button>
      {isAsking && (
        <ConfirmByName
          title={t('closing.title', { name: company.name })}
          name={company.name}
          confirm={t('closing.close.button')}
          busy={close.isPending}
          onConfirm={() => close.mutate({}, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{t('closing.lost', { days: CLOSING_GRACE_DAYS })}</p>
        </ConfirmByName>
      )}
    </section>
  );
}

function Closing({ endsAt, action }: { endsAt: string; action?: ReactNode }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  return (
    <Note kind="warn" live title={t('closing.begun')} action={action}>
      {t('closing.until', { date: date(endsAt) })}
    </Note>
  );
}
