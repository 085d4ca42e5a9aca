import type { Page } from 'playwright-core';

/** The channels that are open now. A socket counts once it was greeted, and until it is closed. */
export function openChannelsOf(page: Page): { now: () => string[]; greetings: () => number } {
  const open: { channel: string }[] = [];
  let greetings = 0;
  page.on('websocket', (socket) => {
    const entry = { channel: new URL(socket.url()).pathname };
    socket.once('framereceived', () => {
      greetings += 1;
      open.push(entry);
    });
    socket.once('close', () => {
      if (open.includes(entry)) open.splice(open.indexOf(entry), 1);
    });
  });
  return { now: () => open.map(({ channel }) => channel).toSorted(), greetings: () => greetings };
}
