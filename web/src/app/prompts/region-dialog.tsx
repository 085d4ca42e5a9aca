import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { usePrompt } from '../../platform/call/prompts.ts';

/** The account belongs to another region's site: one button, which names the address it goes to. */
export function RegionDialog(): ReactNode {
  const t = useText();
  const prompt = usePrompt();
  if (prompt?.kind !== 'region') return null;
  const site = siteOf(prompt.url);
  return (
    <Dialog
      title={t('region.title')}
      confirm={site === null ? t('region.reload.button') : t('region.go.button', { host: site.host })}
      onConfirm={() => (site === null ? location.reload() : location.assign(site.href))}
    >
      <p>{prompt.message}</p>
    </Dialog>
  );
}

/** Only a site of the web; the address comes from our server, and a page must still not run what it is sent. */
function siteOf(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const site = new URL(url);
  return site.protocol === 'https:' || site.protocol === 'http:' ? site : null;
}
