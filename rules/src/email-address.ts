/** The longest address an account can have. */
export const MAX_EMAIL_LENGTH = 128;

/** Whether it can be an address at all; whether somebody reads it, the mail will show. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH && /^[\w.+'-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text)
  );
}
