import type { InputOf } from '@archway/contract/core/call';
import { getPrint, printOrders, type OrderPrint } from '@archway/contract/order/paper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callQuery, useCall } from '../../../platform/call/queries.ts';

/** Pushes tell when a paper is made; this is for those that are lost. */
const EVERY_MS = 3_000;

export interface Printing {
  run: (asked: InputOf<typeof printOrders>) => void;
  isPending: boolean;
  /** The server's words, or empty for what it could not make. */
  problem: string | null;
}

/** Asks for papers and waits until they are made. */
export function usePrint(onMade: (url: string) => void): Printing {
  const asking = useCall(printOrders, { ignoreErrors: true });
  const [asked, setAsked] = useState<OrderPrint | null>(null);
  const isWaiting = asked?.state === 'making';
  const found = useQuery({
    ...callQuery(getPrint, { printId: asked?.printId ?? '' }, { ignoreErrors: true }),
    enabled: isWaiting,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? EVERY_MS : false),
  });
  const print = isWaiting ? (found.data ?? asked) : asked;
  const url = print?.state === 'made' ? print.url : null;
  const hand = useEffectEvent(onMade);
  useEffect(() => {
    if (url !== null) hand(url);
  }, [url]);
  const failure = asking.error ?? (isWaiting ? found.error : null);
  const isFailed = print?.state === 'failed';
  return {
    run: (input) => {
      setAsked(null);
      asking.mutate(input, { onSuccess: setAsked });
    },
    isPending: asking.isPending || (print?.state === 'making' && failure === null),
    problem: failure === null ? (isFailed ? '' : null) : failure.message,
  };
}
