import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { SignInPage } from '../features/session/public.ts';
import { t, useLanguage } from '../platform/i18n.ts';
import { makeQueryClient } from '../platform/queries.ts';
import { useSession } from '../platform/session.ts';
import { appConfigQuery } from './app-config.ts';
import { Frame } from './frame.tsx';
import { HomePage } from './home-page.tsx';
import { Problem } from './problem.tsx';

/** Everything below one client whose answers belong to one session: another session starts with none. */
export function App(): ReactNode {
  const { sessionId } = useSession();
  return <AppOfSession key={sessionId} />;
}

function AppOfSession(): ReactNode {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Site />
    </QueryClientProvider>
  );
}

function Site(): ReactNode {
  useLanguage();
  const { sessionId, notice } = useSession();
  const config = useQuery(appConfigQuery);
  const title = config.data?.pageTagName;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  if (config.isError)
    return (
      <Frame>
        <Problem failure={config.error} onRetry={() => void config.refetch()} />
      </Frame>
    );
  if (config.data === undefined)
    return (
      <Frame>
        <output className="waiting">{t('signIn.loading')}</output>
      </Frame>
    );
  return (
    <Frame siteName={config.data.appName}>
      {sessionId === null ? <SignInPage notice={notice} /> : <HomePage />}
    </Frame>
  );
}
