/** Each region is a complete installation of its own; patient data never leaves it. */
export const SITE_REGIONS = ['us-ca', 'europe', 'uk'] as const;
export type Region = (typeof SITE_REGIONS)[number];

/** What the specification calls them, in the same order. Readers see the texts `region.<code>`. */
export const REGIONS = ['US and Canada', 'Europe', 'United Kingdom'] as const;
