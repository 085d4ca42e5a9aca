/** The longest address an account or a contact can have. */
export const LONGEST_EMAIL = 128;

/** Plain addresses as people have them: no quotes, no comments, no address without a domain of two parts. */
export const EMAIL_ADDRESS = /^(?!\.)(?!.*\.\.)[\w.+'-]*[\w+-]@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether it can be an address at all; whether somebody reads it, the mail will show. */
export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL_ADDRESS.test(text);
}
