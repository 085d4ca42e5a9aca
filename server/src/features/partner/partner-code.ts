import { createHash, randomBytes } from 'node:crypto';
import { PARTNER_CODE_LENGTH, partnerCodeOf } from '@archway/rules/partner/codes';

export const newPartnerCode = (): string => partnerCodeOf(randomBytes(PARTNER_CODE_LENGTH));

/** Sixty random bits need no salt, and there is one row to find. */
export const hashOfCode = (code: string): Buffer =>
  createHash('sha256').update(`partner code ${code}`).digest();
