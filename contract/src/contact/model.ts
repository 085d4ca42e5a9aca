import { z } from 'zod';

/** How long the mail that asks whether an address is right can be answered. */
export const CONTACT_VERIFICATION_DAYS = 7;

export const Contact = z
  .object({
    contactId: z.uuid(),
    userName: z.string(),
    email: z.string(),
    /** Whether whoever reads this mailbox has confirmed. */
    isVerified: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof Contact>;
