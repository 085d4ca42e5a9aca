import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { areChannelsOpen, onChannels } from '../../platform/live/live.ts';

/** A socket that is back by then was hardly gone. */
const WAIT_MS = 5_000;

/** There while changes of others come late, because the page asks for them instead of being told. */
export function LiveNote(): ReactNode {
  const t = useText();
  const isOpen = useSyncExternalStore(onChannels, areChannelsOpen);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setLate(true), WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOpen]);
  if (isOpen || !isLate) return null;
  return (
    <Note kind="info" icon={RefreshCw} live>
      {t('shell.live.late')}
    </Note>
  );
}
