import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSlowLine, type SlowLine } from './slow-line.ts';

const BODY = Buffer.alloc(300_000, 'x');
const site = createServer((_, response) => response.end(BODY));
let line: SlowLine;
beforeAll(async () => {
  line = await openSlowLine({ bytesPerSecond: 500_000, roundTripMs: 40 });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  line.close();
  site.close();
});

/** By hand, as a browser does it; answers the bytes that came and the milliseconds it took. */
function fetchThrough(host: string): Promise<{ bytes: number; ms: number }> {
  return new Promise((resolve) => {
    const { port } = site.address() as { port: number };
    const began = performance.now();
    let bytes = 0;
    let step = 0;
    const socket = connect({ port: Number(new URL(line.server).port), host: '127.0.0.1' });
    socket.write(Buffer.from([5, 1, 0]));
    socket.on('data', (piece) => {
      step += 1;
      if (step === 1)
        socket.write(
          Buffer.concat([
            Buffer.from([5, 1, 0, 3, host.length]),
            Buffer.from(host),
            Buffer.from([port >> 8, port & 255]),
          ]),
        );
      else if (step === 2) socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      else bytes += piece.length;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ bytes, ms: performance.now() - began }));
  });
}

test('what comes down takes as long as the line is slow, and two connections share it', async () => {
  const { bytes, ms } = await fetchThrough('eu.localhost');
  expect(bytes).toBeGreaterThan(BODY.length);
  expect(ms).toBeGreaterThan(600);
  const both = await Promise.all([fetchThrough('eu.localhost'), fetchThrough('localhost')]);
  expect(Math.max(...both.map((one) => one.ms))).toBeGreaterThan(1_200);
});

test('nothing but this machine is reached', async () => {
  expect((await fetchThrough('archway.example')).bytes).toBe(0);
});
