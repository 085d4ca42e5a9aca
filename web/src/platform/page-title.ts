import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appConfigQuery } from './app-config.ts';

/** Names the browser's tab while a page is shown; other pages have the site's name alone. */
export function usePageTitle(title: string): void {
  const { data: config } = useQuery(appConfigQuery);
  const site = config?.pageTagName ?? '';
  useEffect(() => {
    document.title = `${title} – ${site}`;
    return () => {
      document.title = site;
    };
  }, [title, site]);
}
