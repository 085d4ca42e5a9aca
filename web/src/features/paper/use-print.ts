import type { InputOf } from '@archway/contract/core/call';
import { getPrint, printCase, printOrders, type OrderPrint } from '@archway/contract/order/paper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callQuery, useCall } from '../../platform/call/queries.ts';

/** Pushes tell when a paper is made; this is for those that are lost. */
const EVERY_MS = 3_000;

/** Papers of orders, or of a case without one. */
export type Asked = InputOf<typeof printOrders> | InputOf<typeof printCase>;

export interface Printing {
  run: (asked: Asked) => void;
  isPending: boolean;
  /** The server's words, or empty for what it could not make. */
  problem: string | null;
}

/** Asks for papers and waits until they are made. */
export function usePrint(onMade: (url: string) => void): Printing {
  const ofOrders = useCall(printOrders, { ignoreErrors: true });
  const ofCase = useCall(printCase, { ignoreErrors: true });
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
  const failure = ofOrders.error ?? ofCase.error ?? (isWaiting ? found.error : null);
  const isFailed = print?.state === 'failed';
  return {
    run: (input) => {
      setAsked(null);
      if ('caseId' in input) ofCase.mutate(input, { onSuccess: setAsked });
      else ofOrders.mutate(input, { onSuccess: setAsked });
    },
    isPending: ofOrders.isPending || ofCase.isPending || (print?.state === 'making' && failure === null),
    problem: failure === null ? (isFailed ? '' : null) : failure.message,
  };
}
