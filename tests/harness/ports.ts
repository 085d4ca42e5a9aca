import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (32768 and up), so that a killed process finds its port free when it restarts, and above
 * the ports that `ops/services` assigns to sites.
 */
const FIRST = 20_100;
const LAST = 31_900;
const given = new Set<number>();

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('no free port');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
