import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** Sends one mail word by word and returns the server's last answer: the one after the mail's final dot. */
export async function sendMail(
  port: number,
  from: string,
  to: readonly string[],
  source: string,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => {
    for (;;) {
      const next = await lines.next();
      if (next.done === true) throw new Error('the server hung up');
      if (/^[45]/.test(next.value)) throw new Error(next.value);
      if (next.value[3] !== '-') return next.value;
    }
  };
  const say = async (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return answer();
  };

  await once(socket, 'connect');
  await answer();
  await say('EHLO test');
  await say(`MAIL FROM:<${from}>`);
  for (const recipient of to) await say(`RCPT TO:<${recipient}>`);
  await say('DATA');
  const last = await say(`${source.replace(/^\./gm, '..')}\r\n.`);
  socket.end('QUIT\r\n');
  return last;
}

/** A mail with both bodies, as the portal sends them. */
export function mailSource(parts: {
  messageId?: string;
  subject: string;
  text: string;
  html: string;
}): string {
  return [
    'From: Archway <no-reply@eu.localhost>',
    'To: Ada <ada@clinic.example>',
    `Subject: ${parts.subject}`,
    ...(parts.messageId === undefined ? [] : [`Message-ID: ${parts.messageId}`]),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=cut',
    '',
    '--cut',
    'Content-Type: text/plain; charset=utf-8',
    '',
    parts.text,
    '--cut',
    'Content-Type: text/html; charset=utf-8',
    '',
    parts.html,
    '--cut--',
  ].join('\r\n');
}
