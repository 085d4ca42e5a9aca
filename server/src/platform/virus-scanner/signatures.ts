import { connect, type Socket } from 'node:net';
import { ScannerDown } from './scanner-down.ts';

/** The longest line it can have to say about itself. */
const MOST_BYTES = 1_024;

/**
 * Whether ClamAV's daemon knows the published signatures. It names their version then, as in
 * `ClamAV 1.4.3/27801/Sat Nov 14 09:24:11 2026`; with test signatures alone it has only its own to tell.
 */
export async function knowsPublishedSignatures(url: string, waitMs: number = 3_000): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const line = await answerTo(connect({ host: hostname, port: Number(port) }), waitMs);
  return /^ClamAV [^/]+\/\d+\//.test(line);
}

function answerTo(socket: Socket, waitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on('error', () => {});
    socket.once('connect', () => socket.write('zVERSION\0'));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\0') || text.length > MOST_BYTES) socket.destroy();
    });
    socket.once('close', () => {
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')));
      else reject(new ScannerDown('does not tell its version'));
    });
  });
}
