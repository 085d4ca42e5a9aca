import { LoadingState } from '@archway/ui/loading-state';
import { ErrorState } from '@archway/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { AccountHead } from '../components/account-head.tsx';
import { ImprovementPlan } from '../components/improvement-plan.tsx';
import { ProfileFacts } from '../components/profile-facts.tsx';
import styles from './account-info.module.css';

/** Who somebody is here: one fact a line, with one action each. */
export function AccountInfo(): ReactNode {
  const user = useQuery(userInfoQuery);
  if (user.data === undefined && user.isError)
    return <ErrorState serverText={user.error.message} onRetry={() => void user.refetch()} />;
  if (user.data === undefined) return <LoadingState />;
  return (
    <div className={styles['page']}>
      <AccountHead user={user.data} />
      <ProfileFacts user={user.data} />
      <ImprovementPlan isOn={user.data.improvementPlan !== null} />
    </div>
  );
}
