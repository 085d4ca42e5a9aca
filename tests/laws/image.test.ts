import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkImage } from './image.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const DIGEST = `@sha256:${'0123456789abcdef'.repeat(4)}`;

const FILES: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml': 'packages:\n  - rules\n  - server\n  - sandbox\n  - web\n',
  'rules/package.json': manifest('rules'),
  'server/package.json': manifest('server', 'rules'),
  'sandbox/package.json': manifest('sandbox'),
  'web/package.json': manifest('web', 'rules'),
  '.dockerignore': '*\n!package.json\n!rules\n!server\n!sandbox\n!web\n**/*.test.ts\n',
  Dockerfile: `FROM node:24${DIGEST} AS packages
COPY package.json ./
COPY rules/package.json rules/
COPY server/package.json server/
COPY sandbox/package.json sandbox/
COPY web/package.json web/

FROM packages AS server-packages
RUN pnpm install \\
  && true
FROM packages AS sandbox-packages
FROM packages AS web
COPY rules rules
COPY web web

# unpinned: a comment that names a reason
FROM node:24 AS server
COPY --from=server-packages /app ./
COPY rules rules
COPY server server

FROM packages AS sandbox
COPY sandbox sandbox
`,
};

function manifest(name: string, ...needs: string[]): string {
  const dependencies = Object.fromEntries(needs.map((needed) => [`@archway/${needed}`, 'workspace:*']));
  return JSON.stringify({ name: `@archway/${name}`, dependencies });
}

let root: string | undefined;
afterEach(() => {
  if (root !== undefined) rmSync(root, { recursive: true });
  root = undefined;
});

/** The small workspace above with one file changed. */
function found(file = '', change: (text: string) => string = String): string[] {
  root = mkdtempSync(join(tmpdir(), 'image-law-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name === file ? change(text) : text);
  }
  return checkImage(root).map(({ rule, detail }) => `${rule}: ${detail}`);
}

test('the images of this workspace have all they need', () => {
  expect(checkImage(REPOSITORY)).toEqual([]);
});

test('a complete small workspace passes', () => {
  expect(found()).toEqual([]);
});

test.each<[string, string, (text: string) => string, string[]]>([
  [
    'a manifest that is not copied, in all stages that install',
    'Dockerfile',
    (text) => text.replace('COPY rules/package.json rules/\n', ''),
    ['server-packages', 'sandbox-packages', 'web'].map(
      (stage) => `image-has-manifests: ${stage} lacks rules/package.json`,
    ),
  ],
  [
    'a manifest that is copied to the wrong folder',
    'Dockerfile',
    (text) => text.replace('COPY web/package.json web/', 'COPY web/package.json server/'),
    ['server-packages', 'sandbox-packages', 'web'].map(
      (stage) => `image-has-manifests: ${stage} lacks web/package.json`,
    ),
  ],
  [
    'the folder of a dependency that the web app is built without',
    'Dockerfile',
    (text) => text.replace('COPY rules rules\nCOPY web web', 'COPY web web'),
    ['image-has-packages: web lacks the folder rules'],
  ],
  [
    'the folder of a dependency that the server lacks',
    'Dockerfile',
    (text) => text.replace('COPY rules rules\nCOPY server server', 'COPY server server'),
    ['image-has-packages: server lacks the folder rules'],
  ],
  [
    'a dependency of a dependency',
    'rules/package.json',
    () => manifest('rules', 'sandbox'),
    [
      'image-has-packages: server lacks the folder sandbox',
      'image-has-packages: web lacks the folder sandbox',
    ],
  ],
  [
    'a folder that .dockerignore leaves out',
    '.dockerignore',
    (text) => text.replace('!rules\n', ''),
    [
      'image-copies-are-sent: .dockerignore leaves out rules/package.json',
      'image-copies-are-sent: .dockerignore leaves out rules',
    ],
  ],
  [
    'an image without a digest and without a reason',
    'Dockerfile',
    (text) => text.replace('# unpinned: a comment that names a reason\n', '# for no reason\n'),
    ['image-is-pinned: server: node:24 has no digest'],
  ],
  [
    'a reason that outlived its cause',
    'Dockerfile',
    (text) => text.replace('FROM node:24 AS server', `FROM node:24${DIGEST} AS server`),
    [`image-is-pinned: server: node:24${DIGEST} is pinned and marked unpinned`],
  ],
])('sees %s', (_, file, change, expected) => {
  expect(found(file, change)).toEqual(expected);
});
