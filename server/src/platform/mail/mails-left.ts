import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { accountLinks, askedByAnybody } from './mail-spec.ts';

/** A mailbox must not be filled by asking in its name, from however many organizations. */
const MOST_MAILS_AN_HOUR = 5;

/** Whether an address may be sent one more of the mails that anybody can cause. */
export const hasMailsLeft = (tx: Tx, recipient: string, most = MOST_MAILS_AN_HOUR): Promise<boolean> =>
  hasLeft(tx, recipient, { kinds: askedByAnybody(), most });

/**
 * The same for links to an own account. They count among themselves only: otherwise strangers who have a mailbox asked
 * about something else would keep its owner from a new password.
 */
export const hasAccountLinksLeft = (tx: Tx, recipient: string): Promise<boolean> =>
  hasLeft(tx, recipient, { kinds: accountLinks(), most: MOST_MAILS_AN_HOUR });

async function hasLeft(
  tx: Tx,
  recipient: string,
  { kinds, most }: { kinds: readonly string[]; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ mails: number }>`
    select count_mails_to(${recipient}, ${[...kinds]}::text[]) as mails`.execute(tx);
  return (rows[0]?.mails ?? 0) < most;
}

/** When a full mailbox may be written to again at the latest. */
const HOUR = 3_600;
/** What `tooMany` tells whoever waits for a mail that is not sent. */
export const MAILBOX_FULL = { params: { seconds: HOUR }, data: { retryAfter: HOUR } };
