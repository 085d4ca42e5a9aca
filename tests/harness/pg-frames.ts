/** One message of PostgreSQL's protocol, with its type and length bytes; the first of a connection has no type. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

const STARTUP = '';
const CANCEL_REQUEST = 80_877_102;

/** Cuts a stream of bytes into messages, however the network has cut it. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  #untyped: boolean;

  /** A client starts with a message that has no type; a server does not. */
  constructor(from: 'client' | 'server') {
    this.#untyped = from === 'client';
  }

  read(chunk: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const frames: Frame[] = [];
    for (;;) {
      const head = this.#untyped ? 0 : 1;
      if (this.#rest.length < head + 4) return frames;
      const size = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < size) return frames;
      const bytes = this.#rest.subarray(0, size);
      frames.push({ type: head === 0 ? STARTUP : String.fromCharCode(bytes[0] ?? 0), bytes });
      this.#rest = this.#rest.subarray(size);
      if (head === 0 && bytes.readInt32BE(4) !== CANCEL_REQUEST) this.#untyped = false;
    }
  }
}

/** Where a text begins in the message and where it ends. */
function textAt(bytes: Buffer, from: number): { text: string; next: number } {
  const end = bytes.indexOf(0, from);
  return { text: bytes.toString('utf8', from, end), next: end + 1 };
}

/** What one connection has prepared, so that a bare Bind can be told by its statement. */
export class PreparedTexts {
  readonly #texts = new Map<string, string>();

  /** The statement a message is about, or nothing if it is about none. */
  of({ type, bytes }: Frame): string | undefined {
    if (type === 'Q') return textAt(bytes, 5).text;
    if (type === 'P') {
      const { text: name, next } = textAt(bytes, 5);
      const { text } = textAt(bytes, next);
      this.#texts.set(name, text);
      return text;
    }
    if (type === 'B') return this.#texts.get(textAt(bytes, textAt(bytes, 5).next).text);
    return undefined;
  }
}

/** With these a client has said what it wants and waits for the answer: a simple query, or the end of an extended one. */
export const endsRequest = ({ type }: Frame): boolean => type === 'Q' || type === 'S';

/** The server's last word to a request; its only byte tells whether a transaction is open. */
export const endsAnswer = ({ type }: Frame): boolean => type === 'Z';
export const isInTransaction = ({ bytes }: Frame): boolean => bytes[5] !== 'I'.charCodeAt(0);
