import { spawnSync } from 'node:child_process';
import { wallsOf, type Identity } from './walls.ts';

const PATIENCE_MS = 10_000;

/** Nothing here keeps strangers' files away from the rest. */
export class NoSandbox extends Error {
  override name = 'NoSandbox';
  constructor() {
    super(
      'Files of strangers cannot be worked on apart from everything else: bubblewrap is missing, or this system lets nobody make namespaces. Refusing to start. See ops/runbooks/sandbox.md.',
    );
  }
}

let found: Identity | undefined;

/** Which identity can be had here. Tried out once, since what a system forbids is known only then. */
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
