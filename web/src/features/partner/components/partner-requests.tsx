import type { Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { StateTag } from '@archway/ui/state-tag';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { StepName } from './confirm-step.tsx';
import { PartnerName, usePlace } from './partner-name.tsx';
import styles from './partner-requests.module.css';

interface RequestsProps {
  partners: readonly Partner[];
  isLoading: boolean;
  onOpen: (partner: Partner) => void;
  onStep: (partner: Partner, step: StepName) => void;
}

const BUTTONS = {
  accept: { kind: 'primary', icon: Check },
  reject: { kind: 'danger' },
  cancel: { kind: 'danger' },
  terminate: { kind: 'danger' },
} as const;

/** What waits for an answer, and what was answered: theirs first, then one's own, then what is over. */
export function PartnerRequests({ partners, isLoading, onOpen, onStep }: RequestsProps): ReactNode {
  const t = useText();
  const isOpen = ({ status }: Partner) => status === PARTNERSHIP_STATUS.applying;
  const groups = [
    { head: t('partners.theyAsk'), list: partners.filter((one) => isOpen(one) && !one.isApplicant) },
    { head: t('partners.youAsked'), list: partners.filter((one) => isOpen(one) && one.isApplicant) },
    { head: t('partners.over'), list: partners.filter((one) => !isOpen(one)) },
  ].filter(({ list }) => list.length > 0);
  if (isLoading) return <LoadingState />;
  if (groups.length === 0)
    return <EmptyState title={t('partners.nothingWaits')}>{t('partners.nothingWaitsText')}</EmptyState>;
  return groups.map(({ head, list }) => (
    <section key={head} className={styles['group']}>
      <h2>{head}</h2>
      <ul>
        {list.map((partner) => (
          <li key={partner.partnershipId}>
            <Request partner={partner} onOpen={onOpen} onStep={onStep} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Request({
  partner,
  onOpen,
  onStep,
}: { partner: Partner } & Pick<RequestsProps, 'onOpen' | 'onStep'>): ReactNode {
  const t = useText();
  const steps = partner.actions.filter((action) => action !== 'apply');
  return (
    <div className={styles['request']}>
      <PartnerName
        organization={partner.organization}
        companyCode={partner.companyCode}
        text={<RequestText partner={partner} />}
      />
      {partner.isApplicant && partner.status === PARTNERSHIP_STATUS.applying && (
        <StateTag kind="warn">{t('partners.waiting')}</StateTag>
      )}
      <div className={styles['steps']}>
        {steps.map((step) => (
          <Button key={step} size="small" {...BUTTONS[step]} onClick={() => onStep(partner, step)}>
            {t(`partners.${step}.button`)}
          </Button>
        ))}
        <Button size="small" kind="quiet" onClick={() => onOpen(partner)}>
          {t('partners.profile.button')}
        </Button>
      </div>
    </div>
  );
}

/** What it came to: since when, or when and by whom it ended. */
const OUTCOMES = {
  [PARTNERSHIP_STATUS.accepted]: ['partners.acceptedOn', 'cooperationDate'],
  [PARTNERSHIP_STATUS.rejected]: ['partners.rejectedOn', 'rejectionDate'],
  [PARTNERSHIP_STATUS.canceled]: ['partners.canceledOn', 'cancellationDate'],
  [PARTNERSHIP_STATUS.terminated]: ['partners.terminatedOn', 'terminationDate'],
} as const;

/** Where it is, and what happened when and by whom. */
function RequestText({ partner }: { partner: Partner }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const place = usePlace(partner.organization);
  const outcome = OUTCOMES[partner.status as keyof typeof OUTCOMES];
  const happened =
    outcome === undefined
      ? t('partners.appliedOn', { date: date(partner.applicationDate) })
      : t(outcome[0], { date: date(partner[outcome[1]] ?? ''), name: partner.actedBy.name });
  return [place, happened].filter((part) => part !== '').join(', ');
}
