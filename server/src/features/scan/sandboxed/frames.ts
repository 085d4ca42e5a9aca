import type { Writable } from 'node:stream';

/**
 * What goes between a worker and its children: frames of a length (four bytes), a kind (one byte) and what they hold.
 * Messages are JSON; bytes are passed on as they come, in pieces.
 */
export type Frame = { message: unknown } | { bytes: Buffer };

const MESSAGE = 0;
const BYTES = 1;
const HEADER_BYTES = 5;
const MOST_MESSAGE_BYTES = 1_048_576;
const MOST_BYTES = 8 * 1_048_576;

/** The other side does not speak as agreed. */
export class BadFrame extends Error {
  override name = 'BadFrame';
}

export function writeMessage(to: Writable, message: unknown): Promise<void> {
  return write(to, MESSAGE, Buffer.from(JSON.stringify(message)));
}

/** Cut into frames no longer than the other side takes. */
export async function writeBytes(to: Writable, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += MOST_BYTES) {
    await write(to, BYTES, bytes.subarray(at, at + MOST_BYTES));
  }
}

/** Resolves once the other side can take more. One that is gone takes everything: whoever listens will notice. */
async function write(to: Writable, kind: number, content: Uint8Array): Promise<void> {
  if (to.destroyed) return;
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(content.length);
  header.writeUInt8(kind, 4);
  to.write(header);
  if (to.write(content)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      to.off('drain', go);
      to.off('close', go);
      resolve();
    };
    to.on('drain', go);
    to.on('close', go);
  });
}

/** Ends with the stream, in the middle of a frame as well. */
export async function* readFrames(from: AsyncIterable<Buffer>): AsyncGenerator<Frame, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  /** How much of a frame of bytes is still to come. */
  let open = 0;
  for await (const chunk of from) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length > 0) {
      if (open > 0) {
        const bytes = rest.subarray(0, open);
        open -= bytes.length;
        rest = rest.subarray(bytes.length);
        yield { bytes };
        continue;
      }
      const header = headerOf(rest);
      if (header === null || (header.kind === MESSAGE && rest.length < HEADER_BYTES + header.length)) break;
      rest = rest.subarray(HEADER_BYTES);
      if (header.kind === BYTES) open = header.length;
      else {
        yield { message: parse(rest.subarray(0, header.length)) };
        rest = rest.subarray(header.length);
      }
    }
  }
  return undefined;
}

function headerOf(bytes: Buffer): { length: number; kind: number } | null {
  if (bytes.length < HEADER_BYTES) return null;
  const [length, kind] = [bytes.readUInt32BE(0), bytes.readUInt8(4)];
  const isGood =
    (kind === MESSAGE && length <= MOST_MESSAGE_BYTES) ||
    (kind === BYTES && length > 0 && length <= MOST_BYTES);
  if (!isGood) throw new BadFrame('header');
  return { length, kind };
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString());
  } catch {
    throw new BadFrame('message');
  }
}
