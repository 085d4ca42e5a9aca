/** The instructions of a Dockerfile that decide what is in an image. Others (USER, CMD …) are left out. */
export type Step =
  | { kind: 'env'; settings: Record<string, string> }
  | { kind: 'run'; command: string }
  | { kind: 'copy'; from: string | undefined; sources: string[]; target: string };

export interface Stage {
  name: string;
  /** Another stage, or an image of others. */
  base: string;
  /** The text of the `# unpinned: …` comment right above its FROM, if there is one. */
  unpinned: string | undefined;
  steps: Step[];
}

const UNPINNED = /^#\s*unpinned:\s*(.+)$/;

/** Reads what our Dockerfile uses: named stages, COPY without wildcards, RUN as a shell command. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  let comment: string | undefined;
  for (const line of instructionsOf(text)) {
    if (line.startsWith('#')) {
      comment = UNPINNED.exec(line)?.[1] ?? comment;
      continue;
    }
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === 'FROM') stages.push(stageOf(line, comment));
    comment = undefined;
    const step = stepOf(word, rest);
    if (step !== undefined) stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** Instructions and comments, with continued lines joined. A comment that isn't right above a FROM means nothing. */
function instructionsOf(text: string): string[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function stageOf(line: string, unpinned: string | undefined): Stage {
  const [, base, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
  if (base === undefined || name === undefined) throw new Error(`Not "FROM image AS name": ${line}`);
  return { name, base, unpinned, steps: [] };
}

function stepOf(word: string, rest: readonly string[]): Step | undefined {
  if (word === 'ADD') throw new Error('ADD unpacks and downloads: use COPY');
  if (word === 'RUN') return { kind: 'run', command: rest.join(' ') };
  if (word === 'ENV') return { kind: 'env', settings: settingsOf(rest) };
  if (word !== 'COPY') return undefined;
  const from = rest.find((part) => part.startsWith('--from='))?.slice('--from='.length);
  const paths = rest.filter((part) => !part.startsWith('--'));
  const target = paths.pop();
  if (target === undefined || paths.length === 0) throw new Error(`COPY without a target: ${rest.join(' ')}`);
  return { kind: 'copy', from, sources: paths, target };
}

function settingsOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word): [string, string] => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')];
    }),
  );
}

export function stageNamed(stages: readonly Stage[], name: string): Stage {
  const found = stages.find((stage) => stage.name === name);
  if (found === undefined) throw new Error(`The Dockerfile has no stage "${name}"`);
  return found;
}

/** A stage with those it is built on, lowest first. Copies from other stages are not followed. */
export function lineageOf(stages: readonly Stage[], name: string): Stage[] {
  const stage = stageNamed(stages, name);
  const isOurs = stages.some((one) => one.name === stage.base);
  return [...(isOurs ? lineageOf(stages, stage.base) : []), stage];
}

export interface BaseImage {
  stage: string;
  image: string;
  isPinned: boolean;
  unpinned: string | undefined;
}

/** The images of others that ours are built on. A digest is the only name that can't be given to another image. */
export function baseImages(stages: readonly Stage[]): BaseImage[] {
  return stages
    .filter(({ base }) => !stages.some(({ name }) => name === base))
    .map(({ name, base, unpinned }) => ({
      stage: name,
      image: base,
      isPinned: /@sha256:[0-9a-f]{64}$/.test(base),
      unpinned,
    }));
}
