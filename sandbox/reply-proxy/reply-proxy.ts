import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What is answered in the real server's place. */
export interface Reply {
  status?: number;
  /** The reason beside the status. */
  statusText?: string;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body: object | string;
}

export interface ReplyProxy {
  /** The next requests to this path are answered so instead; `times` is one unless said otherwise. */
  alter(path: string, reply: Reply, times?: number): void;
  /** The next request to this path is held until it is let go. */
  hold(path: string): { letGo: () => void };
  /** Forgets what was to be altered. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Stands before the real server and passes everything on, sockets too, but for the replies it is told to alter. With it
 * a journey sees what the server cannot be brought to say yet.
 */
export async function startReplyProxy({
  port,
  target,
}: {
  port: number;
  target: number;
}): Promise<ReplyProxy> {
  const altered = new Map<string, { reply: Reply; left: number }>();
  const held = new Map<string, Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://here.invalid').pathname;
    const waiting = held.get(path);
    held.delete(path);
    void (waiting ?? Promise.resolve()).then(() => answer(path, incoming, outgoing));
  });
  const answer = (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const change = altered.get(path);
    if (change === undefined) return passOn(incoming, outgoing, target);
    change.left -= 1;
    if (change.left === 0) altered.delete(path);
    return send(incoming, outgoing, change.reply);
  };
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (incoming, socket) => passOnSocket(incoming, socket as Socket, target));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    alter: (path, reply, times = 1) => void altered.set(path, { reply, left: times }),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return { letGo: resolve };
    },
    reset: () => {
      altered.clear();
      held.clear();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status = 200, statusText, headers, body }: Reply,
): void {
  incoming.resume();
  const isJson = typeof body !== 'string';
  const type = { 'content-type': isJson ? 'application/json' : 'text/html', ...headers };
  if (statusText === undefined) outgoing.writeHead(status, type);
  else outgoing.writeHead(status, statusText, type);
  outgoing.end(isJson ? JSON.stringify(body) : body);
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: number): void {
  const { method, url, headers } = incoming;
  const onward = ask({ host: '127.0.0.1', port: target, method, path: url, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  // What the server does not answer, nobody answers.
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function passOnSocket(incoming: IncomingMessage, socket: Socket, target: number): void {
  const onward = connect(target, '127.0.0.1', () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    for (let i = 0; i < incoming.rawHeaders.length; i += 2)
      lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
