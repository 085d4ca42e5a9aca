import { useLocation } from 'react-router';
import type { CallFailure } from '../call/call-failure.ts';

/** The sign a mailed link or desktop software has put at the end of the address. */
export function useSign(): string {
  return useLocation().pathname.split('/').at(-1) ?? '';
}

/** Used, replaced, too old, or never a sign at all: to whoever opens it, it is over. */
export const isLinkOver = (error: CallFailure | null): boolean =>
  error?.failure === 'linkExpire' || error?.failure === 'invalidInput';
