/** A kind of mail, as its feature's `*.mails.ts` declares it: its texts are `<name>.subject`, `.heading`, `.body`, `.button`. */
export interface MailSpec extends MailFrame {
  name: string;
}

export interface MailFrame {
  /** Why one gets it: as the holder of an account, because somebody entered the address, or as an operator. */
  why: 'account' | 'entered' | 'operators';
  /** Its link works once and waits for a button. */
  isOneTime?: true;
  /** Who can have it sent to an address that is not theirs; each counts toward what a mailbox gets in an hour. */
  askedBy?: 'anybody' | 'holder';
}

const known: MailSpec[] = [];

/** Kept in a list as well: how many mails an address had is counted over those of every feature. */
export function defineMail(name: string, frame: MailFrame): MailSpec {
  const spec = { name, ...frame };
  known.push(spec);
  return spec;
}

/** Links that the holder of an account waits for. */
export const accountLinks = (): string[] =>
  known.filter(({ askedBy }) => askedBy === 'holder').map(({ name }) => name);

/** What anybody can have sent to an address that is not theirs. */
export const askedByAnybody = (): string[] =>
  known.filter(({ askedBy }) => askedBy !== undefined).map(({ name }) => name);
