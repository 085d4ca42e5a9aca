import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@archway/ui/states';
import type { ReactNode } from 'react';
import { appConfigQuery } from '../platform/call/app-config.ts';
import { PlainPage } from './plain-page.tsx';
import { Starting } from './starting.tsx';

/** Nothing is shown before the site has said what it is: every later request tells what is learned there. */
export function OnceConfigured({ children }: { children: ReactNode }): ReactNode {
  const config = useQuery(appConfigQuery);
  if (config.data !== undefined) return children;
  if (!config.isError) return <Starting />;
  return (
    <PlainPage>
      <ErrorState serverText={config.error.message} onRetry={() => void config.refetch()} />
    </PlainPage>
  );
}
