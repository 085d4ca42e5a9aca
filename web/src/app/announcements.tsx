import { useToast } from '@archway/ui/toasts';
import { useEffect } from 'react';
import { onAnnouncement } from '../platform/call/announce.ts';

/** Shows what calls have to say that no screen shows. */
export function Announcements(): null {
  const toast = useToast();
  useEffect(() => onAnnouncement((message) => toast.error(message)), [toast]);
  return null;
}
