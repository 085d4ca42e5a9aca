import type { UserInfo } from '@archway/contract/account/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { Avatar } from '@archway/ui/avatar';
import { LoadingState } from '@archway/ui/loading-state';
import { StateTag } from '@archway/ui/state-tag';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { userInfoQuery } from '../account.queries.ts';
import { ImprovementPlan } from '../components/improvement-plan.tsx';
import { ProfileFacts } from '../components/profile-facts.tsx';
import { roleTitle } from '../role-titles.ts';
import styles from './account-info.module.css';

/** Who somebody is here: one fact a line, with one action each. */
export function AccountInfo(): ReactNode {
  const user = useQuery(userInfoQuery);
  if (user.data === undefined && user.isError)
    return <ErrorState serverText={user.error.message} onRetry={() => void user.refetch()} />;
  if (user.data === undefined) return <LoadingState />;
  return (
    <div className={styles['page']}>
      <Head user={user.data} />
      <ProfileFacts user={user.data} />
      <ImprovementPlan isOn={user.data.improvementPlan !== null} />
    </div>
  );
}

function Head({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const isActive = user.status === ACTIVATION.activated;
  return (
    <header className={styles['head']}>
      <Avatar name={user.displayName} seed={user.userCode} size={34} decorative />
      <div className={styles['words']}>
        <div className={styles['name']}>
          <h2>{user.displayName}</h2>
          <StateTag kind={isActive ? 'ok' : 'neutral'}>
            {t(isActive ? 'account.activated' : 'account.notActivated')}
          </StateTag>
        </div>
        <p>{t('account.at', { role: roleTitle(t, user.role), organization: user.organization.name })}</p>
        <p>{t('account.since', { date: date(user.createdAt) })}</p>
      </div>
    </header>
  );
}
