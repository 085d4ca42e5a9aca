import { QueryClientProvider } from '@tanstack/react-query';
import { TextProvider } from '@archway/ui/text';
import { ToastProvider } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { useLanguage } from '../platform/text/i18n.ts';
import { makeQueryClient } from '../platform/call/queries.ts';
import { useSession } from '../platform/session/session.ts';
import { Announcements } from './announcements.tsx';
import { Navigator } from './navigation/navigator.tsx';
import { OnceConfigured } from './once-configured.tsx';
import { RegionDialog } from './prompts/region-dialog.tsx';

export function App(): ReactNode {
  const { sessionId } = useSession();
  const { t } = useLanguage();
  return (
    <TextProvider t={t}>
      <ToastProvider>
        <Announcements />
        <BrowserRouter>
          <AppOfSession key={sessionId} />
        </BrowserRouter>
      </ToastProvider>
    </TextProvider>
  );
}

/** Everything below one client whose answers belong to one session: another session starts with none. */
function AppOfSession(): ReactNode {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <OnceConfigured>
        <Navigator />
      </OnceConfigured>
      <RegionDialog />
    </QueryClientProvider>
  );
}
