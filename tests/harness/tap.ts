import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './ports.ts';

/** What a tap does with the bytes of one connection. A hook that answers `cut` breaks the connection instead. */
export interface Listener {
  fromClient?: (chunk: Buffer) => 'cut' | void;
  fromServer?: (chunk: Buffer) => 'cut' | void;
}

export interface TapOptions {
  /** One per connection, so that it may remember how far the conversation has come. */
  listen?: () => Listener;
  /** Milliseconds there and back. */
  latency?: number;
}

export interface Tap {
  /** The engine's address by way of the tap. */
  url: string;
  close: () => Promise<void>;
}

/** Stands between two processes: hears what passes before it passes, may slow it down or cut it off. */
export async function openTap(engineUrl: string, { listen, latency = 0 }: TapOptions): Promise<Tap> {
  const target = new URL(engineUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const listener = listen?.() ?? {};
    pass(client, upstream, listener.fromClient, latency / 2);
    pass(upstream, client, listener.fromServer, latency / 2);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  const tapped = new URL(engineUrl);
  tapped.port = String(await freePort());
  server.listen(Number(tapped.port), '127.0.0.1');
  await once(server, 'listening');
  return {
    url: tapped.href.replace(/\/$/, ''),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** When one side hangs up or breaks, so does the other. */
function pass(from: Socket, to: Socket, hear: Listener['fromClient'], delay: number): void {
  from.on('data', (chunk: Buffer) => {
    if (hear?.(chunk) === 'cut') {
      from.destroy();
      to.destroy();
    } else if (delay === 0) to.write(chunk);
    else setTimeout(() => to.write(chunk), delay);
  });
  from.on('error', () => {});
  from.on('close', () => to.destroy());
}
