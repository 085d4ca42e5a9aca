/** As many letters as the contract takes. */
export const LONGEST_NAME = 64;
