/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** How long somebody who asked to join waits for an answer. */
export const JOIN_REQUEST_DAYS = 14;

/** Characters of the words that go with an invitation: enough for a greeting, too few for an advertisement. */
export const INVITATION_MESSAGE = 500;
