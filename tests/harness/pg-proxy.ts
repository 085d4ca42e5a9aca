import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import {
  endsAnswer,
  endsRequest,
  FrameReader,
  isInTransaction,
  PreparedTexts,
  type Frame,
} from './pg-frames.ts';
import { freePort } from './ports.ts';

/** One request to PostgreSQL: all messages up to the point where the client waits for the answer. */
export interface Statement {
  text: string;
  isBegin: boolean;
  isCommit: boolean;
  /** Whether the connection is inside a transaction before this statement. */
  inTransaction: boolean;
}

/** `cut` breaks the connection on both sides instead of forwarding the statement. */
export type Verdict = 'pass' | 'cut';

/** A promise delays the statement; one that never resolves holds it until a side disconnects. */
export interface Watcher {
  before?: (statement: Statement) => Verdict | Promise<Verdict>;
  /** Called when PostgreSQL has answered, before the client gets the answer. */
  after?: (statement: Statement) => Verdict | Promise<Verdict>;
}

export interface PgProxy {
  /** URL of the database through the proxy. */
  url: string;
  /** Sets the watcher for statements of all connections; null removes it. */
  watch(watcher: Watcher | null): void;
  close(): Promise<void>;
}

/** Opens a proxy to PostgreSQL that parses the protocol into statements. */
export async function openPgProxy(databaseUrl: string): Promise<PgProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let watcher: Watcher = {};
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    Conversation.between(client, upstream, () => watcher);
  });
  const proxied = new URL(databaseUrl);
  proxied.port = String(await freePort());
  server.listen(Number(proxied.port), '127.0.0.1');
  await once(server, 'listening');
  return {
    url: proxied.href,
    watch: (given) => {
      watcher = given ?? {};
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** One proxied connection. If one side disconnects, the other is closed. */
class Conversation {
  readonly #client: Socket;
  readonly #upstream: Socket;
  readonly #watcher: () => Watcher;
  readonly #texts = new PreparedTexts();
  /** Messages of the statement that the client is sending. */
  #saying: { frames: Buffer[]; text: string } = { frames: [], text: '' };
  /** Statements without a complete answer, and the partial answer to the first one. */
  readonly #asked: Statement[] = [];
  #answer: Buffer[] = [];
  #inTransaction = false;
  /** Chains of promises that keep the order of each direction while the watcher delays a statement. */
  #toServer: Promise<void> = Promise.resolve();
  #toClient: Promise<void> = Promise.resolve();

  private constructor(client: Socket, upstream: Socket, watcher: () => Watcher) {
    this.#client = client;
    this.#upstream = upstream;
    this.#watcher = watcher;
  }

  static between(client: Socket, upstream: Socket, watcher: () => Watcher): void {
    const talk = new Conversation(client, upstream, watcher);
    const [fromClient, fromServer] = [new FrameReader('client'), new FrameReader('server')];
    client.on('data', (chunk: Buffer) => fromClient.read(chunk).forEach((frame) => talk.#hear(frame)));
    upstream.on('data', (chunk: Buffer) => fromServer.read(chunk).forEach((frame) => talk.#reply(frame)));
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.on('close', () => talk.#cut());
    // The last message has the reason and no end-of-answer message.
    upstream.on('close', () => client.end(Buffer.concat(talk.#answer)));
  }

  #cut(): void {
    this.#client.destroy();
    this.#upstream.destroy();
  }

  #hear(frame: Frame): void {
    if (!'QPBDECSH'.includes(frame.type) || frame.type === '') {
      this.#toServer = this.#toServer.then(() => void this.#upstream.write(frame.bytes));
      return;
    }
    this.#saying.frames.push(frame.bytes);
    this.#saying.text ||= this.#texts.of(frame) ?? '';
    if (!endsRequest(frame)) return;
    const { frames, text } = this.#saying;
    this.#saying = { frames: [], text: '' };
    this.#toServer = this.#toServer.then(() => this.#ask(text, Buffer.concat(frames)));
  }

  async #ask(text: string, bytes: Buffer): Promise<void> {
    const statement = {
      text,
      isBegin: /^\s*(begin|start transaction)\b/i.test(text),
      isCommit: /^\s*(commit|end)\b/i.test(text),
      inTransaction: this.#inTransaction,
    };
    if ((await this.#watcher().before?.(statement)) === 'cut') return this.#cut();
    if (this.#upstream.destroyed) return;
    this.#asked.push(statement);
    this.#upstream.write(bytes);
  }

  #reply(frame: Frame): void {
    const [statement] = this.#asked;
    // Startup messages and notifications belong to no statement.
    if (statement === undefined) {
      this.#toClient = this.#toClient.then(() => this.#tell(frame.bytes));
      return;
    }
    this.#answer.push(frame.bytes);
    if (!endsAnswer(frame)) return;
    this.#asked.shift();
    this.#inTransaction = isInTransaction(frame);
    const bytes = Buffer.concat(this.#answer);
    this.#answer = [];
    this.#toClient = this.#toClient.then(() => this.#tell(bytes, statement));
  }

  async #tell(bytes: Buffer, statement?: Statement): Promise<void> {
    if (statement !== undefined && (await this.#watcher().after?.(statement)) === 'cut') this.#cut();
    else if (this.#client.writable) this.#client.write(bytes);
  }
}
