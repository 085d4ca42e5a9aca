/** Other features' failures that calls of this one answer with, each with the reason. */
export const BORROWED = {
  invitationExpired: 'whoever registers may bring an invitation',
  hasOpenOrders: 'an organization with open orders is not closed',
  passwordRefused: 'whoever registers an organization sets a password',
} as const;
