import { randomBytes } from 'node:crypto';
import { PARTNER_CODE_LENGTH, partnerCodeOf } from '@archway/rules/partner/codes';

export const newPartnerCode = (): string => partnerCodeOf(randomBytes(PARTNER_CODE_LENGTH));
