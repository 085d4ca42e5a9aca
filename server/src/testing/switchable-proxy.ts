import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** An engine under another address, which a test takes away and brings back without disturbing others. */
export interface SwitchableProxy {
  url: string;
  /** Nobody listens there any more, and what was open is cut. */
  turnOff(): Promise<void>;
  turnOn(): Promise<void>;
}

export async function switchableProxy(to: string): Promise<SwitchableProxy> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const engine = connect(Number(port), hostname);
    for (const socket of [client, engine]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        engine.destroy();
      });
    }
    client.pipe(engine);
    engine.pipe(client);
  });
  const own = await listen(server, 0);
  return {
    url: `tcp://127.0.0.1:${own}`,
    turnOff: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    turnOn: async () => void (await listen(server, own)),
  };
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
