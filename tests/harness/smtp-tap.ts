import { openTap, type Tap } from './tap.ts';

/** How far a mail has come. At `accepted` the server has filed it and the sender has not heard so yet. */
export type MailMoment = 'connected' | 'sending' | 'accepted';

/** Stands between one worker and the mail server, and tells how far each mail has come. */
export function openSmtpTap(smtpUrl: string, onMoment: (moment: MailMoment) => void): Promise<Tap> {
  return openTap(smtpUrl, {
    listen: () => {
      let inData = false;
      onMoment('connected');
      return {
        fromClient: (chunk) => {
          if (/^DATA\r\n/im.test(chunk.toString('latin1'))) onMoment('sending');
        },
        fromServer: (chunk) => {
          const text = chunk.toString('latin1');
          if (text.startsWith('354')) inData = true;
          else if (inData && text.startsWith('250')) {
            inData = false;
            onMoment('accepted');
          }
        },
      };
    },
  });
}
