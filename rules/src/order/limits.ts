/** How much an order holds. */
export const ORDER_LIMITS = {
  note: 2_000,
  reason: 2_000,
  works: 80,
  files: 200,
  attachments: 50,
  trackingNumber: 64,
} as const;

/** Which words of the warranty of consent were shown; moves on when they change. */
export const CONSENT_VERSION = '1';
