import { getCase } from '@archway/contract/case/calls';
import { Thumbnail } from '@archway/ui/thumbnail';
import { useQueryClient } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';

/** A photo that is really gone is not asked for again and again. */
const RENEWED_AFTER_MS = 60_000;

/**
 * A photo as its own picture. Its address works for five minutes and is another one in every answer: a photo that was
 * loaded keeps the address it was loaded from, and one that couldn't be loaded has the case asked for again.
 */
export function PhotoThumbnail({ url }: { url: string | null }): ReactNode {
  const client = useQueryClient();
  const [shown, setShown] = useState({ url, isBroken: false });
  const renewedAt = useRef(-RENEWED_AFTER_MS);
  if (url !== shown.url && (shown.url === null || shown.isBroken)) setShown({ url, isBroken: false });
  const onBroken = (): void => {
    setShown({ ...shown, isBroken: true });
    if (url !== shown.url || performance.now() - renewedAt.current < RENEWED_AFTER_MS) return;
    renewedAt.current = performance.now();
    void client.invalidateQueries({ queryKey: [getCase.path] });
  };
  return <Thumbnail src={shown.url} icon={Image} onBroken={onBroken} />;
}
