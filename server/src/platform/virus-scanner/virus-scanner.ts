import { connect, type Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { ScannerDown } from './scanner-down.ts';
import { knowsPublishedSignatures } from './signatures.ts';
import { readVerdict, type Verdict } from './verdict.ts';

/** One file on its way through the scanner. */
export interface FileScan {
  /** Resolves once the scanner can take more. */
  write(chunk: Uint8Array): Promise<void>;
  /** What it says about everything that was written. */
  verdict(): Promise<Verdict>;
  /** Forgets about it; harmless after the verdict. */
  drop(): void;
}

export interface VirusScanner {
  begin(): Promise<FileScan>;
}

export interface ScannerOptions {
  /** Whether one with test signatures alone counts as down. */
  needsPublished: boolean;
  connectMs: number;
  /** The longest silence, while it takes bytes or thinks about them. */
  silenceMs: number;
}

const DEFAULTS: ScannerOptions = { needsPublished: false, connectMs: 3_000, silenceMs: 330_000 };

/** The scanner of this site. In production one that knows test signatures alone is as good as none. */
export const openSiteScanner = ({ VIRUS_SCANNER_URL, NODE_ENV }: Config): VirusScanner =>
  openVirusScanner(VIRUS_SCANNER_URL, { needsPublished: NODE_ENV === 'production' });

/** ClamAV's daemon at `tcp://host:port`: a connection for each file, closed after its verdict. */
export function openVirusScanner(url: string, options: Partial<ScannerOptions> = {}): VirusScanner {
  const { hostname, port } = new URL(url);
  const { needsPublished, connectMs, silenceMs } = { ...DEFAULTS, ...options };
  return {
    async begin() {
      if (needsPublished && !(await knowsPublishedSignatures(url, connectMs)))
        throw new ScannerDown('has no published signatures');
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await opened(socket, connectMs);
      socket.setTimeout(silenceMs, () => socket.destroy(new ScannerDown('silent for too long')));
      socket.write('zINSTREAM\0');
      return new ClamScan(socket);
    },
  };
}

function opened(socket: Socket, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      socket.destroy();
      reject(new ScannerDown(why));
    };
    const timer = setTimeout(() => fail('does not answer'), ms);
    socket.on('error', () => {});
    socket.once('connect', resolve);
    socket.once('close', () => fail('refuses'));
    socket.once('connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}

/** The protocol: pieces behind their lengths, an empty one at the end, then one line of answer. */
class ClamScan implements FileScan {
  readonly #socket: Socket;
  readonly #answer: Promise<Verdict>;
  /** The answer may come early, when it refuses to take more. */
  #isOver = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#answer = answerOf(socket).finally(() => {
      this.#isOver = true;
    });
    // Whoever writes hears of it there; whoever asks, then.
    this.#answer.catch(() => {});
  }

  async write(chunk: Uint8Array): Promise<void> {
    if (chunk.length === 0 || this.#isOver) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    this.#socket.write(length);
    if (this.#socket.write(chunk)) return;
    await Promise.race([drained(this.#socket), this.#answer]);
  }

  verdict(): Promise<Verdict> {
    if (!this.#isOver) this.#socket.write(Buffer.alloc(4));
    return this.#answer;
  }

  drop(): void {
    this.#socket.destroy();
  }
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('drain', resolve);
  });

/** The longest line it can have to say. */
const MOST_ANSWER_BYTES = 4_096;

function answerOf(socket: Socket): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.length > MOST_ANSWER_BYTES) socket.destroy();
      if (!text.includes('\0')) return;
      socket.destroy();
      const verdict = readVerdict(text.slice(0, text.indexOf('\0')));
      if (verdict === null) reject(new ScannerDown('an answer that is no verdict'));
      else resolve(verdict);
    });
    socket.once('close', () => reject(new ScannerDown('went away')));
  });
}
