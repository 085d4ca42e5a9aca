import type { Reply } from '../world/bench.ts';
import type { MatrixCase, Sending } from './matrix-case.ts';
import type { Findings } from './findings.ts';
import { marksIn } from '../world/marks.ts';

const SECRET_FIELDS = ['password', 'oldPassword', 'newPassword', 'sign', 'refreshToken', 'ticket'];

/** Hears everything that leaves the product, and knows who may hear what. */
export class Tap {
  readonly #findings: Findings;
  readonly #secrets = new Set<string>();
  readonly #kept = new Set<string>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** A reply to a caller may tell of the caller's own organization; to a stranger of none, but for a mailed sign. */
  reply(where: string, { own, caller }: MatrixCase, { headers, body }: Reply, { bearsSign }: Sending): void {
    const text = `${JSON.stringify(headers)}${body}`;
    const isStranger = caller.state === 'anonymous' && bearsSign !== true;
    this.toReader(where, isStranger ? null : own.mark, text);
    const kept = [...this.#kept].some((one) => text.includes(one));
    this.#findings.check('canaries', !kept, `${where}: tells a secret that is kept`);
  }

  /** A reply, frame or mail for members of the organization with this mark. */
  toReader(where: string, mark: string | null, text: string): void {
    const others = [...marksIn(text)].filter((found) => found !== mark);
    this.#findings.check(
      'canaries',
      others.length === 0,
      `${where}: carries ${others.length} canaries of others`,
    );
  }

  /** What shows who somebody is; nobody may write it down. */
  keepSecrets({ accessToken }: MatrixCase, { input, kept = [] }: Sending): void {
    for (const secret of [accessToken, ...kept, ...SECRET_FIELDS.map((field) => input[field])])
      if (typeof secret === 'string' && secret !== '') this.#secrets.add(secret);
    for (const secret of kept) this.#kept.add(secret);
  }

  /** A log is for operators: no name, no address, no word of anybody, and no secret. */
  logLine(line: string): void {
    this.#findings.check('canaries', marksIn(line).size === 0, `a canary in the log: ${line}`);
    const secret = [...this.#secrets].find((one) => line.includes(one));
    this.#findings.check('canaries', secret === undefined, `a secret in the log: ${line}`);
  }
}
