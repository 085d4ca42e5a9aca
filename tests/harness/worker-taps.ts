import type { ServerProcess } from './process.ts';
import type { HarnessSite } from './site.ts';
import { openTap, type Tap } from './tap.ts';

/**
 * How far a worker has come. At `mail.accepted` the mail server has filed the mail and the worker has not heard so
 * yet; at `relay.committed` an event has left the outbox and the worker does not know that either.
 */
export type WorkerMoment =
  | 'mail.connected'
  | 'mail.sending'
  | 'mail.accepted'
  | 'relay.removing'
  | 'relay.committed';

type Tell = (moment: WorkerMoment) => void;

export interface TappedWorker {
  worker: ServerProcess;
  close: () => Promise<void>;
}

/** Starts a worker with taps on its ways to the mail server and to the queue. */
export async function startTappedWorker(
  site: HarnessSite,
  onMoment: (moment: WorkerMoment, worker: ServerProcess) => void,
): Promise<TappedWorker> {
  let worker: ServerProcess | undefined;
  const tell: Tell = (moment) => {
    if (worker !== undefined) onMoment(moment, worker);
  };
  const mail = await tapMail(site.env['SMTP_URL'] ?? '', tell);
  const queue = await tapQueue(site.env['DATABASE_QUEUE_URL'] ?? '', tell);
  worker = await site.start('worker', { SMTP_URL: mail.url, DATABASE_QUEUE_URL: queue.url });
  return { worker, close: async () => void (await Promise.all([mail.close(), queue.close()])) };
}

function tapMail(url: string, tell: Tell): Promise<Tap> {
  return openTap(url, {
    listen: () => {
      let inData = false;
      tell('mail.connected');
      return {
        fromClient: (chunk) => {
          if (/^DATA\r\n/im.test(chunk.toString('latin1'))) tell('mail.sending');
        },
        fromServer: (chunk) => {
          const text = chunk.toString('latin1');
          if (text.startsWith('354')) inData = true;
          else if (inData && text.startsWith('250')) {
            inData = false;
            tell('mail.accepted');
          }
        },
      };
    },
  });
}

/** Statements and their outcome stand in the protocol as plain text. */
function tapQueue(url: string, tell: Tell): Promise<Tap> {
  return openTap(url, {
    listen: () => {
      let removed = false;
      return {
        fromClient: (chunk) => {
          if (!chunk.includes('delete from outbox')) return;
          removed = true;
          tell('relay.removing');
        },
        fromServer: (chunk) => {
          if (!removed || !chunk.includes('COMMIT\0')) return;
          removed = false;
          tell('relay.committed');
        },
      };
    },
  });
}
