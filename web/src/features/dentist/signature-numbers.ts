import { MOST_SIGNATURES } from '@archway/contract/dentist/model';

/** The places of a dentist's signatures. */
export const SIGNATURE_NUMBERS: readonly number[] = Array.from({ length: MOST_SIGNATURES }, (_, i) => i + 1);
