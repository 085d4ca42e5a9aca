/**
 * Translation files are loaded per language and per area of the product: a page loads `portal`, and with each screen the
 * areas that its feature names for it.
 */
export const AREAS = [
  // What every page says, and what screens of several features say.
  'portal',
  // Failures that only the server says. One that a page says too stands in `portal`.
  'failure',
  // What stands around every screen of those who are signed in.
  'shell',
  'session',
  'account',
  // The pages that links in mails about an account lead to.
  'account-access',
  'credential',
  'notice',
  'organization',
  'contact',
  'dentist',
  'member',
  'join',
  'role',
  'upload',
  'case',
  'viewer',
  'agreement',
  'help',
  'registration',
  'gears',
  'report',
  'treatments',
  'mail',
] as const;
export type Area = (typeof AREAS)[number];
