import { createServer, connect, type Server, type Socket } from 'node:net';

export interface SlowLine {
  /** For the `proxy` of a browser's context: every connection goes through it, those of workers too. */
  server: string;
  close(): void;
}

interface Speed {
  bytesPerSecond: number;
  roundTripMs: number;
}

const HANDSHAKE = { hello: 0x05, noPassword: 0x00, connect: 0x01, ipv4: 0x01, name: 0x03 } as const;
const QUEUED_AT_MOST = 65_536;

/**
 * A SOCKS5 proxy to this machine alone, with the bandwidth and the round trip of a line that all its connections share.
 * Only what comes down is slowed: pages send little.
 */
export async function openSlowLine(speed: Speed): Promise<SlowLine> {
  const line = new Line(speed.bytesPerSecond);
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    open.add(browser);
    browser.on('error', () => browser.destroy());
    browser.on('close', () => open.delete(browser));
    void shakeHands(browser).then(
      (port) => join(browser, port, line, speed),
      () => browser.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    server: `socks5://127.0.0.1:${portOf(server)}`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;

/** Answers the port that is asked for; every name but those of this machine is refused. */
async function shakeHands(browser: Socket): Promise<number> {
  const hello = await nextBytes(browser);
  if (hello[0] !== HANDSHAKE.hello) throw new Error('this is no SOCKS5');
  browser.write(Buffer.from([HANDSHAKE.hello, HANDSHAKE.noPassword]));
  const wish = await nextBytes(browser);
  const length = wish[4] ?? 0;
  const [host, at] =
    wish[3] === HANDSHAKE.name
      ? [wish.toString('latin1', 5, 5 + length), 5 + length]
      : [[...wish.subarray(4, 8)].join('.'), 8];
  if (host !== '127.0.0.1' && host !== 'localhost' && !host.endsWith('.localhost'))
    throw new Error(`${host} is not on this machine`);
  return wish.readUInt16BE(at);
}

const nextBytes = (socket: Socket): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      resolve(bytes);
    });
    socket.once('close', () => reject(new Error('the browser went away')));
    socket.resume();
  });

async function join(browser: Socket, port: number, line: Line, { roundTripMs }: Speed): Promise<void> {
  const site = connect({ port, host: '127.0.0.1' });
  const end = () => {
    site.destroy();
    browser.destroy();
  };
  site.on('error', end);
  browser.on('close', end);
  // A connection takes one round trip before anything is sent on it.
  await pause(roundTripMs);
  browser.write(Buffer.from([HANDSHAKE.hello, 0, 0, HANDSHAKE.ipv4, 0, 0, 0, 0, 0, 0]));
  browser.on('data', (bytes: Buffer) => void pause(roundTripMs / 2).then(() => site.write(bytes)));
  browser.resume();

  let queued = 0;
  let last = Promise.resolve();
  const passOn = async (before: Promise<void>, bytes: Buffer): Promise<void> => {
    const hasRoom = line.take(bytes.length);
    await before;
    await hasRoom;
    queued -= bytes.length;
    if (queued <= QUEUED_AT_MOST) site.resume();
    setTimeout(() => browser.writable && browser.write(bytes), roundTripMs / 2);
  };
  site.on('data', (bytes: Buffer) => {
    queued += bytes.length;
    if (queued > QUEUED_AT_MOST) site.pause();
    last = passOn(last, bytes);
  });
  site.on('close', () => void last.then(() => setTimeout(() => browser.end(), roundTripMs / 2 + 1)));
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Gives out time on the line: a sender waits until everything before it has gone. */
class Line {
  readonly #bytesPerSecond: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  async take(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now) + (bytes / this.#bytesPerSecond) * 1_000;
    const wait = this.#freeAt - now;
    // A timer is too coarse for every piece; what is owed adds up.
    if (wait > 5) await pause(wait);
  }
}
