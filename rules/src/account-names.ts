/** What somebody signs in with beside the address, which is allowed too. */
export const ACCOUNT_NAME = /^[\w.@-]{3,64}$/;
