import { EMAIL_ADDRESS, LONGEST_EMAIL } from '@archway/rules/email-addresses';
import { z } from 'zod';

export const Email = z.email({ pattern: EMAIL_ADDRESS }).max(LONGEST_EMAIL).meta({ id: 'Email' });
