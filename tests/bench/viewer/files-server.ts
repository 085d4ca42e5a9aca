import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHECKOUT } from '../../harness/process.ts';

const BUILT = join(CHECKOUT, 'viewer/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The built pages of the workbench, with scans below `/scans/`. */
export async function serveFiles(scans: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.startsWith('/scans/') ? join(scans, path.slice('/scans/'.length)) : join(BUILT, path);
    if (existsSync(file) && statSync(file).isFile()) send(response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, server };
}

function send(response: ServerResponse, file: string): void {
  const type = TYPES[extname(file)];
  if (type === undefined) {
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': statSync(file).size,
    });
    createReadStream(file).pipe(response);
    return;
  }
  // The portal's pages are sent packed as well.
  const content = gzipSync(readFileSync(file));
  response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': content.length })
    .end(content);
}
