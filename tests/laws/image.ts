import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { makeIgnore } from '@archway/tools/image/docker-ignore';
import { baseImages, lineageOf, readDockerfile, type Stage } from '@archway/tools/image/dockerfile';
import { neededFolders, workspacePackages, type WorkspacePackage } from '@archway/tools/image/workspace';
import type { Finding } from './finding.ts';

/** Stages that run or build one of our packages, and the stage in which its dependencies are installed. */
const PROGRAMS = [
  { stage: 'server', installedIn: 'server-packages' },
  { stage: 'sandbox', installedIn: 'sandbox-packages' },
  { stage: 'web', installedIn: 'web' },
];

/** What the images lack of the workspace. A missing folder is otherwise first noticed when a container starts. */
export function checkImage(root: string): Finding[] {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const isIgnored = makeIgnore(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const packages = workspacePackages(root);
  return [
    ...PROGRAMS.flatMap(({ stage, installedIn }) => [
      ...missingManifests(stages, installedIn, packages),
      ...missingFolders(stages, stage, packages),
    ]),
    ...ignoredCopies(stages, isIgnored),
    ...unmarkedImages(stages),
  ];
}

/** pnpm judges the lock file by all packages of the workspace, so it needs every manifest, whatever it installs. */
function missingManifests(
  stages: readonly Stage[],
  stage: string,
  packages: ReadonlyMap<string, WorkspacePackage>,
): Finding[] {
  const copied = copiedIn(stages, stage);
  return [...packages.keys()]
    .filter((folder) => copied.get(`${folder}/package.json`) !== folder)
    .map((folder) => finding('image-has-manifests', `${stage} lacks ${folder}/package.json`));
}

function missingFolders(
  stages: readonly Stage[],
  stage: string,
  packages: ReadonlyMap<string, WorkspacePackage>,
): Finding[] {
  const copied = copiedIn(stages, stage);
  return neededFolders(packages, stage)
    .filter((folder) => copied.get(folder) !== folder)
    .map((folder) => finding('image-has-packages', `${stage} lacks the folder ${folder}`));
}

/** Where each path of the checkout ends up in a stage. */
function copiedIn(stages: readonly Stage[], name: string): Map<string, string> {
  const copies = lineageOf(stages, name)
    .flatMap(({ steps }) => steps)
    .filter((step) => step.kind === 'copy' && step.from === undefined);
  return new Map(
    copies.flatMap((step) =>
      step.kind === 'copy' ? step.sources.map((source) => [source, folderOf(step.target)] as const) : [],
    ),
  );
}

const folderOf = (target: string): string => normalize(target).replace(/\/$/, '');

/** What .dockerignore keeps away can't be copied. */
function ignoredCopies(stages: readonly Stage[], isIgnored: (path: string) => boolean): Finding[] {
  const sources = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'copy' && step.from === undefined ? step.sources : [])),
  );
  return [...new Set(sources)]
    .filter(isIgnored)
    .map((source) => finding('image-copies-are-sent', `.dockerignore leaves out ${source}`, '.dockerignore'));
}

/** A tag may lead to another image tomorrow. One without a digest says why it has none; a release refuses it. */
function unmarkedImages(stages: readonly Stage[]): Finding[] {
  return baseImages(stages)
    .filter(({ isPinned, unpinned }) => isPinned === (unpinned !== undefined))
    .map(({ stage, image, isPinned }) =>
      finding(
        'image-is-pinned',
        isPinned ? `${stage}: ${image} is pinned and marked unpinned` : `${stage}: ${image} has no digest`,
      ),
    );
}

const finding = (rule: string, detail: string, file = 'Dockerfile'): Finding => ({ file, rule, detail });
