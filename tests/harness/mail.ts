import type { Mail } from '@archway/sandbox/mail/mailbox';
import { testEnvironment } from '@archway/server/testing/environment';

/** What the catcher has filed for one address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const url = new URL('/api/mails', testEnvironment()['MAIL_CATCHER_URL']);
  url.searchParams.set('to', address);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the mail catcher answered ${response.status}`);
  return (await response.json()) as Mail[];
}
