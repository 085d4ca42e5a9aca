import { LoadingState } from '@archway/ui/loading-state';
import { ErrorState } from '@archway/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Sessions } from '../../session/public.ts';
import { CodeApp } from '../components/code-app.tsx';
import { Passkeys } from '../components/passkeys.tsx';
import { signInMethodsQuery } from '../credential.queries.ts';
import styles from './auth-management.module.css';

/** How one signs in, and where one is signed in. */
export function AuthManagement(): ReactNode {
  const methods = useQuery(signInMethodsQuery);
  return (
    <div className={styles['page']}>
      {methods.isError && (
        <ErrorState serverText={methods.error.message} onRetry={() => void methods.refetch()} />
      )}
      {methods.isPending && <LoadingState rows={3} />}
      {methods.data !== undefined && (
        <>
          <Passkeys passkeys={methods.data.passkeys} />
          <CodeApp since={methods.data.totpSince} codesLeft={methods.data.recoveryCodesLeft} />
        </>
      )}
      <Sessions />
    </div>
  );
}
