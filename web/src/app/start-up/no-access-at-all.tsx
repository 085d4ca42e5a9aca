import { NO_ACCESS_ERROR_MS } from '@archway/rules/web-limits';
import { NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useEffect, type ReactNode } from 'react';
import { signOut } from '../../features/session/public.ts';
import { PlainPage } from '../plain-page.tsx';

/** Whose menu opens nothing is told so, and signed out. */
export function NoAccessAtAll(): ReactNode {
  const t = useText();
  useEffect(() => {
    const timer = setTimeout(() => void signOut(), NO_ACCESS_ERROR_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PlainPage>
      <NoAccessState>{t('startUp.lang_notHaveAccess')}</NoAccessState>
    </PlainPage>
  );
}
