import type { Language } from '@archway/rules/languages';

/** What a mail says, in the reader's words. The text and the page are both made from it, so they say the same. */
export interface MailParts {
  language: Language;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  heading: string;
  /** What happened first; the facts stand between it and the rest. */
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string; line: string }[];
  /** Who has written the lines below; empty when it is not told. */
  quoteLead: string;
  /** Lines that somebody has written; one empty line when nobody has. */
  quote: readonly string[];
  button: { label: string; link: string };
  /** At the card's foot. */
  note?: string | undefined;
  /** Below the card: why one gets this, and from which site. */
  footer: readonly string[];
  /** A small link below that. */
  stop?: { label: string; link: string } | undefined;
  /** Origin of the site, which serves the mark. */
  site: string;
}
