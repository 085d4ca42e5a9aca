import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const LARGEST_MAIL = 50 * 1024 * 1024;

/** Accepts every mail from everybody who can reach it, and answers 250 only once the mail is on the disk. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    banner: 'Archway mail catcher',
    size: LARGEST_MAIL,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map((recipient) => recipient.address),
      };
      buffer(stream)
        .then((source) => {
          if (stream.sizeExceeded) throw new Error('The mail is too large');
          return mailbox.receive(source, envelope);
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
}
