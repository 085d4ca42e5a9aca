import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appConfigQuery } from '../call/app-config.ts';

/** Names the browser's tab while a page is shown; afterwards it is called what it was before. */
export function usePageTitle(title: string): void {
  const { data: config } = useQuery(appConfigQuery);
  const site = config?.pageTagName ?? '';
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – ${site}`;
    return () => {
      document.title = before;
    };
  }, [title, site]);
}
