import { downloadOrderFile } from '@archway/contract/order/calls';
import { useEffect, useRef, useState } from 'react';
import { pause } from '../../platform/async/pause.ts';
import { announce } from '../../platform/call/announce.ts';
import { send } from '../../platform/call/call.ts';
import { startDownload } from '../../platform/page/start-download.ts';

/** A download that is started while the one before it has no answer yet takes its place. */
const BETWEEN_MS = 1_000;

export interface Downloads {
  /** The file that is asked for now. */
  current: string | null;
  /** One after the other; asked for again meanwhile, it goes on as it is. */
  start: (fileIds: readonly string[]) => void;
}

/** Downloads files of an order under the names that the server gives them. */
export function useDownloads(orderId: string): Downloads {
  const [current, setCurrent] = useState<string | null>(null);
  const round = useRef<AbortController | null>(null);
  useEffect(() => () => round.current?.abort(), []);

  const run = async (fileIds: readonly string[], signal: AbortSignal): Promise<void> => {
    for (const [i, fileId] of fileIds.entries()) {
      if (i > 0) await pause(BETWEEN_MS, signal);
      if (signal.aborted) return;
      setCurrent(fileId);
      const { url } = await send(downloadOrderFile, { orderId, fileId });
      startDownload(url);
    }
  };
  return {
    current,
    start: (fileIds) => {
      if (current !== null) return;
      const controller = new AbortController();
      round.current = controller;
      run(fileIds, controller.signal)
        .catch((error: unknown) => announce(error))
        .finally(() => setCurrent(null));
    },
  };
}
