import { useEffect, useState } from 'react';

/** A chosen picture before it was sent, as an address that the policy of our pages lets them show. */
export function usePreview(file: Blob | null): string | null {
  const [read, setRead] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead({ file, address: reader.result as string }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read !== null && read.file === file ? read.address : null;
}

/** What is shown of a picture: the chosen one while it is on its way, else the one that is kept. */
export function useShownPicture(
  { phase, canRetry, file }: { phase: string; canRetry: boolean; file: Blob | null },
  kept: string | null,
): string | null {
  const isOnItsWay = phase === 'sending' || phase === 'checking' || (phase === 'failed' && canRetry);
  const preview = usePreview(isOnItsWay ? file : null);
  return preview ?? kept;
}
