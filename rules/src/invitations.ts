/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** Characters of the words that go with an invitation: enough for a greeting, too few for an advertisement. */
export const INVITATION_MESSAGE = 500;
