import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../harness/ports.ts';

/** The way browsers take to the store, which can be cut. */
export interface StoreGate {
  port: number;
  /** Ends every connection, and takes none for so long. */
  cut(ms: number): void;
  close(): void;
}

export async function openStoreGate(storePort: number): Promise<StoreGate> {
  const port = await freePort();
  const open = new Set<Socket>();
  let closedUntil = 0;
  const server = createServer((browser) => {
    if (Date.now() < closedUntil) {
      browser.destroy();
      return;
    }
    const store = connect(storePort, '127.0.0.1');
    for (const [one, other] of [
      [browser, store],
      [store, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    browser.pipe(store).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut: (ms) => {
      closedUntil = Date.now() + ms;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
