import type { Mail } from '@archway/sandbox/mail/mailbox';
import { testEnvironment } from '@archway/server/testing/environment';
import { waitFor } from './wait.ts';

/** Caught mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const url = new URL('/api/mails', testEnvironment()['MAIL_CATCHER_URL']);
  url.searchParams.set('to', address);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the mail catcher answered ${response.status}`);
  return (await response.json()) as Mail[];
}

/** Waits for the next mail to an address with a matching subject, and returns it with its link. */
export async function nextMail(
  address: string,
  { since, subject = /./ }: { since: Date; subject?: RegExp },
): Promise<Mail & { link: string }> {
  const mail = await waitFor(
    `a mail to ${address}: ${subject}`,
    async () =>
      (await mailsTo(address)).find((one) => new Date(one.receivedAt) >= since && subject.test(one.subject)),
    { within: 20_000, every: 100 },
  );
  return { ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '' };
}
