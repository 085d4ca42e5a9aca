import { existsSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHECKOUT } from '../../harness/process.ts';

const BUILT = join(CHECKOUT, 'viewer/dist');
const SLICE = 16_384;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The built pages, with scans below `/scans/`, over a line of so many bytes a second that all requests share. */
export async function serveSlowly(
  scans: string,
  bytesPerSecond: number,
): Promise<{ origin: string; server: Server }> {
  const line = new Line(bytesPerSecond);
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.startsWith('/scans/') ? join(scans, path.slice('/scans/'.length)) : join(BUILT, path);
    if (existsSync(file) && statSync(file).isFile()) void send(response, file, line);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, server };
}

async function send(response: ServerResponse, file: string, line: Line): Promise<void> {
  const type = TYPES[extname(file)];
  if (type === undefined) {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': statSync(file).size,
    });
    await sendFile(response, file, line);
    return;
  }
  // Our own pages are sent packed as well.
  const content = gzipSync(readFileSync(file));
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'gzip',
    'content-length': content.length,
  });
  for (let at = 0; at < content.length; at += SLICE) {
    await line.take(Math.min(SLICE, content.length - at));
    response.write(content.subarray(at, at + SLICE));
  }
  response.end();
}

async function sendFile(response: ServerResponse, file: string, line: Line): Promise<void> {
  const handle = await open(file);
  try {
    for await (const part of handle.createReadStream({ highWaterMark: SLICE, autoClose: false })) {
      await line.take((part as Buffer).length);
      if (response.destroyed) return;
      response.write(part);
    }
  } finally {
    await handle.close();
  }
  response.end();
}

/** Gives out time on the line: whoever wants to send waits until all before it has gone. */
class Line {
  readonly #bytesPerSecond: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  async take(bytes: number): Promise<void> {
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now) + (bytes / this.#bytesPerSecond) * 1_000;
    const wait = this.#freeAt - now;
    // A timer is too coarse for every slice; what is owed adds up.
    if (wait > 5) await new Promise((done) => setTimeout(done, wait));
  }
}
