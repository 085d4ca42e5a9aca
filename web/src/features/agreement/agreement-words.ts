/** What a member agrees to, in one line, and what that is about. */
export const AGREEMENT_WORDS = {
  privacy: { label: 'agreement.privacy.label', summary: 'agreement.privacy.summary' },
  cookie: { label: 'agreement.cookie.label', summary: 'agreement.cookie.summary' },
  terms: { label: 'agreement.terms.label', summary: 'agreement.terms.summary' },
} as const;
