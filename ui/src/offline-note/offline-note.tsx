import { WifiOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Note } from '../note/note.tsx';
import { useText } from '../text/text.tsx';

/** There while the browser has no connection. */
export function OfflineNote({
  since,
  children,
}: {
  /** When the connection was lost, as the reader writes a time. */
  since?: string;
  /** What is kept; without it, that nothing is lost. */
  children?: ReactNode;
}): ReactNode {
  const t = useText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Note
      kind="warn"
      icon={WifiOff}
      live
      title={since === undefined ? t('ui.state.offline.title') : t('ui.state.offline.since', { time: since })}
    >
      {children ?? t('ui.state.offline.text')}
    </Note>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
