import { isPhoneNumber } from '@archway/rules/phone-numbers';
import { line } from './text.ts';

/** A phone number, or none. */
export const Phone = line(64)
  .refine((text) => text === '' || isPhoneNumber(text))
  .meta({ id: 'Phone' });
