import type { Reply } from './bench.ts';
import type { Cell } from './cell.ts';
import type { Findings } from './findings.ts';
import { marksIn } from './marks.ts';

/** Hears everything that leaves the product, and knows who may hear what. */
export class Tap {
  readonly #findings: Findings;
  /** What may never be written down: tokens, passwords, one-time signs. */
  readonly #secrets = new Set<string>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** A reply to a caller may tell of the caller's own organization; to a stranger of none. */
  reply(where: string, { own, caller, accessToken }: Cell, { headers, body }: Reply): void {
    if (accessToken !== '') this.#secrets.add(accessToken);
    this.toReader(where, caller.state === 'anonymous' ? null : own.mark, `${JSON.stringify(headers)}${body}`);
  }

  /** A reply, frame or mail for members of the organization with this mark. */
  toReader(where: string, mark: string | null, text: string): void {
    const others = [...marksIn(text)].filter((found) => found !== mark);
    this.#findings.check('canaries', others.length === 0, `${where}: carries ${others.length} canaries of others`);
  }

  keepSecret(secret: string): void {
    this.#secrets.add(secret);
  }

  /** A log is for operators: no name, no address, no word of anybody, and no secret. */
  logLine(line: string): void {
    this.#findings.check('canaries', marksIn(line).size === 0, `a canary in the log: ${line}`);
    const secret = [...this.#secrets].find((one) => line.includes(one));
    this.#findings.check('canaries', secret === undefined, `a secret in the log: ${line}`);
  }
}
