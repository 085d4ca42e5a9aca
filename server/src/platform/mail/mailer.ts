import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

export interface OutgoingMail {
  /** Stays the same when a mail is sent again after a crash, so that mailboxes file it once. */
  messageId: string;
  to: string;
  language: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export function openMailer(config: Config): Mailer {
  const transport = createTransport({
    url: config.SMTP_URL,
    // Links that sign somebody in are in these mails. Its certificate is checked, as everywhere.
    requireTLS: config.NODE_ENV === 'production',
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ messageId, to, language, subject, text, html }) {
      await transport.sendMail({
        from: config.MAIL_FROM,
        to,
        messageId,
        subject,
        text,
        html,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
