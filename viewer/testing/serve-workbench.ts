import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const BUILT = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.glb': 'model/gltf-binary',
};
/** The policy of our pages: a viewer that breaks it would not work in them. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'";

/** The built page, with scans from a folder below `/jaws/`. */
export async function serveWorkbench(jaws: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const content = readFileSync(fileFor(pathname, jaws));
      response.writeHead(200, {
        'content-type': TYPES[extname(pathname)] ?? 'text/html; charset=utf-8',
        'content-length': content.length,
        'content-security-policy': POLICY,
      });
      response.end(content);
    } catch {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, server };
}

function fileFor(pathname: string, jaws: string): string {
  const path = normalize(pathname);
  if (path.startsWith('/jaws/')) return join(jaws, path.slice('/jaws/'.length));
  return join(BUILT, path === '/' ? 'index.html' : path);
}
