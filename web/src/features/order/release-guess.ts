import type { Dentist } from '@archway/contract/dentist/model';
import { mayRelease } from '@archway/rules/order/release';

/**
 * Whether the reader may release an order of a dentist, before the server has said so of the saved one. Who is told the
 * signatures is the dentist or a deputy; undefined where the reader is not told enough.
 */
export function guessRelease(hasRight: boolean, dentist: Dentist | null): boolean | undefined {
  if (!hasRight) return false;
  if (dentist?.shown === 'name') return undefined;
  const isConcerned = dentist?.shown === 'signatures';
  return mayRelease({
    hasRight,
    isDentist: isConcerned,
    isDeputy: false,
    dentistHasAccount: dentist !== null && dentist.member !== null,
  });
}
