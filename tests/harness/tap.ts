import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './ports.ts';

/** Hooks for the bytes of one connection. Returning `cut` breaks the connection. */
export interface Listener {
  fromClient?: (chunk: Buffer) => 'cut' | void;
  fromServer?: (chunk: Buffer) => 'cut' | void;
}

export interface TapOptions {
  /** Creates the hooks of one connection, which may keep state. */
  listen?: () => Listener;
  /** Added round-trip time in milliseconds. */
  latency?: number;
}

export interface Tap {
  /** URL of the engine through the tap. */
  url: string;
  close: () => Promise<void>;
}

/** Opens a TCP proxy that can observe, delay and cut connections to an engine. */
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

/** Forwards bytes. If one side disconnects, the other is closed. */
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
