import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to the object store that can be cut: the store itself is everybody's. */
export interface StoreLine {
  endpoint: string;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openStoreLine(endpoint: string): Promise<StoreLine> {
  const { hostname, port } = new URL(endpoint);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const store = connect({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [client, store],
      [store, client],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const end = (): void => open.forEach((socket) => socket.destroy());
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      end();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      end();
      server.close();
    },
  };
}
