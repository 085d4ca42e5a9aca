import { login } from '@archway/contract/session/calls';
import { useState } from 'react';
import type { CallFailure } from '../../../platform/call/call-failure.ts';
import { useCountdown } from '../../../platform/page/countdown.ts';
import { useCall } from '../../../platform/call/queries.ts';
import { startSession } from '../../../platform/session/session.ts';

export interface Typed {
  account: string;
  password: string;
  saveLogin: boolean;
}

/** What a refused sign-in tells beside its message. */
export interface RefusalData {
  siteHint?: boolean;
  retryAfter?: number;
  ticket?: string;
}

export const refusalOf = ({ data }: CallFailure): RefusalData => data ?? {};

/** Signing in with account and password: what is missing, what was refused, how long to wait. */
export function useSignIn(
  typed: Typed,
  { onSecondStep, onRefused }: { onSecondStep: (ticket: string) => void; onRefused: () => void },
) {
  const [isComplete, setComplete] = useState(true);
  const pause = useCountdown();
  const call = useCall(login, { ignoreErrors: true });
  const refused = (failure: CallFailure) => {
    const { retryAfter = 0, ticket } = refusalOf(failure);
    pause.start(retryAfter);
    if (ticket === undefined) onRefused();
    else onSecondStep(ticket);
  };
  const submit = () => {
    const isFilledIn = typed.account.trim() !== '' && typed.password !== '';
    setComplete(isFilledIn);
    if (isFilledIn && !call.isPending && pause.left === 0)
      call.mutate(typed, { onSuccess: startSession, onError: refused });
  };
  return { submit, isComplete, call, secondsToWait: pause.left };
}
