/** What somebody can sign in with beside the email address. Never an address: that would be somebody's. */
export const ACCOUNT_NAME = /^[\w.-]{3,64}$/;

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/**
 * Whether an account could be found under what was typed. Account names and addresses are ASCII; letters beyond it are
 * not looked up, because lower case means something else in each program: U+0130 becomes an i in PostgreSQL.
 */
export const canBeAccount = (typed: string): boolean => PRINTABLE_ASCII.test(typed);

/** One form for all spellings of what was typed. The only place where names are folded. */
export const foldAccountName = (typed: string): string => typed.normalize('NFKC').toLowerCase().trim();
