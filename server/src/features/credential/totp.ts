import { TOTP_DIGITS } from '@archway/contract/credential/model';
import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Archway';
/** A code counts for thirty seconds, and for as long before and after: clocks differ, and typing takes its time. */
const STEP_SECONDS = 30;

/** Twenty random bytes in base32, as people type it who cannot show their app a picture. */
export const newTotpSecret = (): string => generateSecret();

/** What the picture says that a code app reads. */
export const totpUri = (account: string, secret: string): string =>
  generateURI({ issuer: ISSUER, label: account, secret });

/** Which thirty seconds the code is of; null when it is of none that count at this time, in seconds since 1970. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (code.length !== TOTP_DIGITS) return null;
  const result = verifySync({ secret, token: code, epoch: now, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
