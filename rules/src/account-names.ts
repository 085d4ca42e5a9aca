/** What somebody can sign in with beside the email address. Never an address: that would be somebody's. */
export const ACCOUNT_NAME = /^[\w.-]{3,64}$/;
