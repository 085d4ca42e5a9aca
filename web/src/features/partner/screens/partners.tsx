import type { Partner } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { PARTNER_FILTERS, type PartnerFilter } from '@archway/rules/partner/statuses';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useWidth } from '@archway/ui/use-width';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmStep, type StepName } from '../components/confirm-step.tsx';
import { Directory } from '../components/directory.tsx';
import { GivenCode } from '../components/given-code.tsx';
import { Invitations } from '../components/invitations.tsx';
import { InviteByEmail } from '../components/invite-by-email.tsx';
import { OwnCodes } from '../components/own-codes.tsx';
import { PartnerProfile } from '../components/partner-profile.tsx';
import { PartnerRequests } from '../components/partner-requests.tsx';
import { PartnerTable } from '../components/partner-table.tsx';
import { StatusChips } from '../components/status-chips.tsx';
import { companyInfoQuery } from '../../organization/public.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { usePartners } from '../use-partners.ts';
import styles from './partners.module.css';

type PartnerTab = 'mine' | 'waiting';

/** What a mail leads to: those who wait for an answer. */
export function PartnersToConfirm(): ReactNode {
  return <Partners first="waiting" />;
}

/** Those one works with, those who wait, and the ways to more of them. */
export function Partners({ first = 'mine' }: { first?: PartnerTab }): ReactNode {
  const t = useText();
  const partners = usePartners();
  const [tab, setTab] = useState<PartnerTab>(first);
  const [asked, setAsked] = useState<{ partner: Partner; step: StepName } | null>(null);
  const [profile, setProfile] = useState<Partner | null>(null);
  if (partners.error?.failure === 'noPerm') return <NoAccessState />;
  if (partners.error !== null)
    return <ErrorState serverText={partners.error.message} onRetry={partners.retry} />;
  const { listOf, isPending } = partners;
  const asking = listOf('applying').filter(({ isApplicant }) => !isApplicant);
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Tabs
          label={t('partners.title')}
          tabs={[
            { id: 'mine', label: t('partners.mine'), count: listOf('accepted').length },
            { id: 'waiting', label: t('partners.toConfirm'), count: asking.length },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'mine' ? (
            <>
              {listOf('accepted').length === 0 && <OverNote />}
              <AskingNote asking={asking} onReview={() => setTab('waiting')} />
              <PartnerTable
                partners={listOf('accepted')}
                isLoading={isPending}
                onOpen={setProfile}
                onEnd={(partner) => setAsked({ partner, step: 'terminate' })}
              />
            </>
          ) : (
            <ToConfirm
              {...partners}
              onOpen={setProfile}
              onStep={(partner, step) => setAsked({ partner, step })}
            />
          )}
        </Tabs>
      </div>
      <Ways known={[...listOf('accepted'), ...listOf('applying')]} />
      {asked !== null && <ConfirmStep {...asked} onClose={() => setAsked(null)} />}
      {profile !== null && <PartnerProfile partner={profile} onClose={() => setProfile(null)} />}
    </div>
  );
}

/** Who registered with an invitation and has no partner by it would wonder why. */
function OverNote(): ReactNode {
  const t = useText();
  const { data } = useQuery(companyInfoQuery);
  if (data?.invitationEnd !== 'over') return null;
  return (
    <div className={styles['note']}>
      <Note kind="warn">{t('partners.invitationOver')}</Note>
    </div>
  );
}

/** Who waits for an answer, where one would not see them. */
function AskingNote({ asking, onReview }: { asking: readonly Partner[]; onReview: () => void }): ReactNode {
  const t = useText();
  const [first] = asking;
  if (first === undefined) return null;
  return (
    <div className={styles['note']}>
      <Note
        action={
          <Button size="small" onClick={onReview}>
            {t('partners.review.button', { count: asking.length })}
          </Button>
        }
      >
        {t('partners.asking', { name: first.organization.name, more: asking.length - 1 })}
      </Note>
    </div>
  );
}

interface ToConfirmProps extends ReturnType<typeof usePartners> {
  onOpen: (partner: Partner) => void;
  onStep: (partner: Partner, step: StepName) => void;
}

function ToConfirm({ listOf, counts, isPending, onOpen, onStep }: ToConfirmProps): ReactNode {
  const [chosen, setChosen] = useState<readonly PartnerFilter[]>(['applying', 'temp']);
  return (
    <>
      <StatusChips chosen={chosen} counts={counts} onChange={setChosen} />
      <PartnerRequests
        partners={PARTNER_FILTERS.filter((filter) => chosen.includes(filter)).flatMap(listOf)}
        isLoading={isPending}
        onOpen={onOpen}
        onStep={onStep}
      />
    </>
  );
}

/** How one comes to partners. A phone answers requests; for the rest there is a desktop. */
function Ways({ known }: { known: readonly Partner[] }): ReactNode {
  const t = useText();
  const [address] = useSearchParams();
  const given = address.get('code') ?? '';
  const isNarrow = useWidth() < LAYOUT_BREAKPOINTS.miniPad;
  const { data: user } = useQuery(userInfoQuery);
  const directory = useRef<HTMLDivElement>(null);
  const isClinic = user?.organization.type === ORGANIZATION_TYPE.clinic;
  if (isNarrow && given === '') return <p className={styles['elsewhere']}>{t('partners.onDesktop')}</p>;
  return (
    <aside className={styles['ways']} aria-label={t('partners.ways')}>
      {!isNarrow && isClinic && (
        <>
          <InviteByEmail onDirectory={() => directory.current?.querySelector('input')?.focus()} />
          <Invitations />
        </>
      )}
      {!isNarrow && (
        <div ref={directory}>
          <Directory known={known} />
        </div>
      )}
      <GivenCode given={given} />
      {!isNarrow && <OwnCodes />}
    </aside>
  );
}
