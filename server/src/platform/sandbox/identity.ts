import { spawnSync } from 'node:child_process';
import { wallsOf, type Identity } from './walls.ts';

const PATIENCE_MS = 10_000;

/** This system offers no sandbox for untrusted files. */
export class NoSandbox extends Error {
  override name = 'NoSandbox';
  constructor() {
    super(
      'Untrusted files cannot be sandboxed: bubblewrap is missing, or this system forbids namespaces. Refusing to start. See ops/runbooks/sandbox.md.',
    );
  }
}

let found: Identity | undefined;

/** Finds which sandbox works here by starting one, once: only an attempt shows what the system forbids. */
export function identity(): Identity {
  found ??= candidates().find(isToBeHad);
  if (found === undefined) throw new NoSandbox();
  return found;
}

const candidates = (): Identity[] =>
  process.getuid?.() === 0 ? ['otherUser', 'userNamespace'] : ['userNamespace'];

function isToBeHad(candidate: Identity): boolean {
  const [program, ...words] = [...wallsOf(candidate), process.execPath, '--version'];
  return spawnSync(program, words, { env: {}, stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;
}
