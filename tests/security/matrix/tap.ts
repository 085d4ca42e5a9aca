import type { Reply } from '../world/bench.ts';
import type { MatrixCase, Sending } from './matrix-case.ts';
import type { Findings } from './findings.ts';
import { marksIn } from '../world/marks.ts';
import { marksFor } from '../world/world.ts';
import { Needles } from './needles.ts';

const SECRET_FIELDS = ['password', 'oldPassword', 'newPassword', 'sign', 'refreshToken', 'ticket'];

/** Checks all output of the product (replies, frames, mails, logs) for canaries that its reader must not see. */
export class Tap {
  readonly #findings: Findings;
  readonly #secrets = new Needles();
  readonly #kept = new Set<string>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** A reply may contain the caller's own canary; without a session none, except with a mailed token. */
  reply(where: string, { own, caller }: MatrixCase, { headers, body }: Reply, { bearsSign }: Sending): void {
    const text = `${JSON.stringify(headers)}${body}`;
    const isStranger = caller.state === 'anonymous' && bearsSign !== true;
    this.toReader(where, isStranger ? [] : marksFor(own), text);
    const kept = [...this.#kept].some((one) => text.includes(one));
    this.#findings.check('canaries', !kept, `${where}: tells a secret that is kept`);
  }

  /** Checks output for readers who may see these canaries. */
  toReader(where: string, marks: readonly string[], text: string): void {
    const others = [...marksIn(text)].filter((found) => !marks.includes(found));
    this.#findings.check(
      'canaries',
      others.length === 0,
      `${where}: carries ${others.length} canaries of others`,
    );
  }

  /** Remembers credentials, which no log may contain. */
  keepSecrets({ accessToken }: MatrixCase, { input, kept = [] }: Sending): void {
    for (const secret of [accessToken, ...kept, ...SECRET_FIELDS.map((field) => input[field])])
      if (typeof secret === 'string' && secret !== '') this.#secrets.add(secret);
    for (const secret of kept) this.#kept.add(secret);
  }

  /** Logs may contain neither user text nor secrets. */
  logLine(line: string): void {
    this.#findings.check('canaries', marksIn(line).size === 0, `a canary in the log: ${line}`);
    this.#findings.check('canaries', !this.#secrets.areIn(line), `a secret in the log: ${line}`);
  }
}
