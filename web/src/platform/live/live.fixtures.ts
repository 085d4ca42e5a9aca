import { CODES } from '@archway/contract/codes';
import { vi } from 'vitest';
import { fakeBrowser } from '../browser.fixtures.ts';

/** A socket as the page holds it, moved by the test in the server's place. */
export class FakeSocket extends EventTarget {
  readonly address: URL;

  constructor(address: URL) {
    super();
    this.address = address;
    sockets.push(this);
  }
  greet(): void {
    this.push('hello', {});
  }
  push(name: string, payload: unknown): void {
    const data = JSON.stringify({ id: '', name, payload });
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close(code: number = 1_006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[] = [];

/** A browser of somebody signed in whose sockets are the test's. Answers with the fresh module, its channels open. */
export async function fakeLive(): Promise<{ live: typeof import('./live.ts'); stop: () => void }> {
  sockets = [];
  fakeBrowser();
  vi.stubGlobal('location', new URL('https://eu.example/'));
  vi.stubGlobal('WebSocket', FakeSocket);
  // Pauses between tries are kept, but nobody waits seconds for them.
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => setTimeout(work, ms / 100));
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: CODES.ok, msg: 'ok', data: { ticket: 'a ticket', expiresIn: 30 } }),
  );
  vi.resetModules();
  const live = await import('./live.ts');
  const { startSession } = await import('../session/session.ts');
  startSession({ accessToken: 'token', refreshToken: null });
  return { live, stop: live.openChannels('/ws') };
}

/** The newest socket of the channel, once there are so many of it. */
export function socket(channel: string, count = 1): Promise<FakeSocket> {
  return vi.waitFor(
    () => {
      const found = sockets.filter(({ address }) => address.pathname === `/ws/${channel}`);
      const newest = found.at(-1);
      if (newest === undefined || found.length < count) throw new Error('not yet');
      return newest;
    },
    { timeout: 5_000, interval: 5 },
  );
}
