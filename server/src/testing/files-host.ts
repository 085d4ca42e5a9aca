import { request } from 'node:http';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** What an address leads to. It is signed anew with every answer, so two addresses are compared by their object. */
export const objectAt = (address: string | null | undefined) => address && new URL(address).pathname;

/**
 * `fetch` for addresses below FILES_ORIGIN. Browsers take names under .localhost to this machine by themselves; Node has
 * to be told where to connect and what to name.
 */
export function fetchFile(
  address: string,
  { method = 'GET', headers = {}, body = '' }: Sent = {},
): Promise<Response> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path: `${pathname}${search}`, headers: { ...headers, host } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const status = reply.statusCode ?? 0;
          const named = Object.entries(reply.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          resolve(new Response(status === 204 ? null : Buffer.concat(chunks), { status, headers: named }));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
