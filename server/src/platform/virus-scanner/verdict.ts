export type Verdict = 'clean' | { infected: string };

/** What the daemon's line of answer says; null if it is neither of the two, an error of its own for instance. */
export function readVerdict(line: string): Verdict | null {
  if (line === 'stream: OK') return 'clean';
  const found = /^stream: (?<name>.+) FOUND$/.exec(line)?.groups?.['name'];
  return found === undefined ? null : { infected: found };
}
