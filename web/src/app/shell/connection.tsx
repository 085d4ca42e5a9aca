import { OfflineNote } from '@archway/ui/offline-note';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { openChannels } from '../../platform/live/live.ts';
import { appConfigQuery } from '../../platform/call/app-config.ts';
import { currentLanguage, regionalLocaleOf } from '../../platform/text/i18n.ts';

/** The live channels of this tab, and a note while there is no network. */
export function Connection(): ReactNode {
  const { data: config } = useQuery(appConfigQuery);
  const endpoint = config?.wsEndpoint;
  useEffect(() => (endpoint === undefined ? undefined : openChannels(endpoint)), [endpoint]);
  const since = useSyncExternalStore(follow, () => offlineSince);
  if (since === null) return null;
  const time = new Intl.DateTimeFormat(regionalLocaleOf(currentLanguage()), { timeStyle: 'short' });
  return <OfflineNote since={time.format(since)} />;
}

let offlineSince: number | null = navigator.onLine ? null : Date.now();

function follow(listener: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const set = (since: number | null) => () => {
    offlineSince = since === null ? null : (offlineSince ?? Date.now());
    listener();
  };
  window.addEventListener('offline', set(0), { signal });
  window.addEventListener('online', set(null), { signal });
  return () => over.abort();
}
