/**
 * The mail catcher: takes every mail of a site by SMTP, keeps it in a folder and shows it.
 *
 *   node catcher.ts --folder .data/eu/mail --smtp-port 17107 --http-port 17108 [--host 127.0.0.1]
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Mailbox } from './mailbox.ts';
import { createSmtpServer } from './smtp.ts';
import { createWebServer } from './web.ts';

export interface CatcherOptions {
  readonly folder: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly smtpPort: number;
  readonly httpPort: number;
}

export interface Catcher {
  readonly smtpPort: number;
  readonly httpPort: number;
  stop(): Promise<void>;
}

export async function startCatcher(options: CatcherOptions): Promise<Catcher> {
  const mailbox = await Mailbox.open(options.folder);
  const smtp = createSmtpServer(mailbox);
  const web = createWebServer(mailbox);
  // A sender that hangs up in mid sentence is no reason to stop catching.
  smtp.on('error', (error) => console.error(error.message));

  const smtpListener = smtp.listen(options.smtpPort, options.host);
  await once(smtpListener, 'listening');
  web.listen(options.httpPort, options.host);
  await once(web, 'listening');

  return {
    smtpPort: (smtpListener.address() as AddressInfo).port,
    httpPort: (web.address() as AddressInfo).port,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => web.close(() => resolve())),
      ]);
    },
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      'smtp-port': { type: 'string' },
      'http-port': { type: 'string' },
    },
  });
  if (values.folder === undefined) throw new Error('--folder is missing');
  const catcher = await startCatcher({
    folder: values.folder,
    host: values.host,
    smtpPort: Number(values['smtp-port'] ?? 0),
    httpPort: Number(values['http-port'] ?? 0),
  });
  console.log(JSON.stringify({ smtpPort: catcher.smtpPort, httpPort: catcher.httpPort }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      catcher.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

if (import.meta.main) await main();
