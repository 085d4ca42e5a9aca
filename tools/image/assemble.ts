import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { makeIgnore } from './docker-ignore.ts';
import { lineageOf, stageNamed, type Stage, type Step } from './dockerfile.ts';

export interface Assembly {
  /** The checkout whose files are copied. */
  root: string;
  stages: readonly Stage[];
  dockerIgnore: string;
  /** Gets one folder per stage. */
  folder: string;
  say: (line: string) => void;
}

/** In an image this is WORKDIR; the system around it comes from the base image and is this machine's here. */
const WORK_FOLDER = '/app';

/** Commands that prepare the system around WORKDIR. */
const FOR_THE_SYSTEM = /^(npm install --global|apt-get|mkdir \/)/;

/**
 * Builds the tree that a stage has in WORKDIR, as Docker would: the base's tree first, then the stage's own COPY and RUN
 * lines. Returns its folder. A stage that is there already is not built again.
 */
export function assembleStage(assembly: Assembly, name: string): string {
  const { stages, folder, say } = assembly;
  const tree = join(folder, name);
  if (existsSync(tree)) return tree;
  const stage = stageNamed(stages, name);
  // Under another name until it's complete, so that an interrupted run isn't taken for a tree.
  const unfinished = `${tree}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  if (stages.some((one) => one.name === stage.base))
    copyTree(assembleStage(assembly, stage.base), unfinished);
  const env = settingsOf(stages, name);
  for (const step of stage.steps) takeStep(assembly, { tree: unfinished, env }, step);
  renameSync(unfinished, tree);
  say(`${name}: ${tree}`);
  return tree;
}

interface Place {
  tree: string;
  env: Record<string, string>;
}

/** What ENV lines say, of the stage and of those below it. */
function settingsOf(stages: readonly Stage[], name: string): Record<string, string> {
  const steps = lineageOf(stages, name).flatMap((stage) => stage.steps);
  return Object.assign(
    {},
    ...steps.map((step) => (step.kind === 'env' ? step.settings : {})),
  ) as Place['env'];
}

function takeStep(assembly: Assembly, place: Place, step: Step): void {
  if (step.kind === 'run' && !FOR_THE_SYSTEM.test(step.command)) runStep(assembly, place, step.command);
  if (step.kind !== 'copy') return;
  for (const source of step.sources) {
    if (step.from === undefined) {
      copySent(assembly, source, targetOf(place.tree, step.target, source));
    } else {
      const from = join(assembleStage(assembly, step.from), relative(WORK_FOLDER, source));
      copyTree(from, join(place.tree, step.target));
    }
  }
}

/** COPY puts a file into a target that ends with a slash, and a folder's contents into the target. */
function targetOf(tree: string, target: string, source: string): string {
  return /(^\.|\/)$/.test(target) ? join(tree, target, basename(source)) : join(tree, target);
}

/** From the checkout, without what .dockerignore keeps from Docker. */
function copySent({ root, dockerIgnore }: Assembly, source: string, target: string): void {
  const isIgnored = makeIgnore(dockerIgnore);
  if (isIgnored(source) && statSync(join(root, source)).isFile())
    throw new Error(`.dockerignore leaves out ${source}`);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, source), target, {
    recursive: true,
    filter: (path) => !isIgnored(relative(root, path)) || path === join(root, source),
  });
}

/** Links stay as they are written: those of node_modules are relative. */
function copyTree(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  execute('cp', ['-a', `${source}/.`, target], {});
}

/** With the pnpm of the version that the Dockerfile installs, and this process's Node. */
function runStep({ folder, stages, say }: Assembly, { tree, env }: Place, command: string): void {
  const tools = join(folder, 'tools');
  const [pnpm] = /pnpm@[\d.]+/.exec(JSON.stringify(stages)) ?? ['pnpm'];
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'pnpm'), `#!/bin/sh\nexec npx --yes --package=${pnpm} -- pnpm "$@"\n`);
  chmodSync(join(tools, 'pnpm'), 0o755);
  say(`  ${command}`);
  const { NODE_ENV: _, ...surroundings } = process.env;
  const PATH = [tools, dirname(process.execPath), process.env['PATH']].join(delimiter);
  execute('bash', ['-ec', command], { cwd: tree, env: { ...surroundings, CI: 'true', ...env, PATH } });
}

function execute(command: string, words: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }): void {
  const { status, stdout, stderr } = spawnSync(command, words, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`);
}
