/** Other features' failures that calls of this one answer with, each with the reason. */
export const BORROWED = {
  passwordRefused: 'whoever registers an organization sets a password',
} as const;
