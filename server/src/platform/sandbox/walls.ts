import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';

/** How another identity is had: by one who may become anybody, or by one who may only dream of it. */
export type Identity = 'otherUser' | 'userNamespace';

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');
/** Our code, and nothing of what lies beside it: settings, data and history of the checkout. */
const CODE = [
  'node_modules',
  'contract',
  'locales',
  'mesh',
  'rules',
  'server/node_modules',
  'server/package.json',
  'server/src',
].map((path) => join(CHECKOUT, path));

/** Where the linker finds what the runtime is linked with. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/etc/ld.so.cache'];
const LINKS = ['lib', 'lib64'].map((name) => ['--symlink', `usr/${name}`, `/${name}`]);
const DEVICES = ['/dev/null', '/dev/urandom'];
const SETPRIV = '/usr/bin/setpriv';
/** Nobody, by number: images without a list of users have them too. */
const NOBODY = '65534';

const SETTINGS = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' };

const NO_RIGHTS = ['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];

const IDENTITIES: Record<Identity, { walls: string[]; program: string[]; files: string[] }> = {
  otherUser: {
    walls: [
      '--cap-drop',
      'ALL',
      ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((may) => ['--cap-add', `CAP_${may}`]),
    ],
    program: [SETPRIV, `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...NO_RIGHTS],
    files: [SETPRIV],
  },
  userNamespace: {
    walls: ['--unshare-user', '--disable-userns', '--uid', NOBODY, '--gid', NOBODY, '--cap-drop', 'ALL'],
    program: [],
    files: [],
  },
};

/** What a program behind the walls has besides our code. */
export interface Openings {
  /** Files and folders it may read. */
  readable?: readonly string[];
  /** Standard input, whole, as a file of this name: for programs that jump to and fro in what they read. */
  inputAs?: string;
  /** A folder of its own to write to, in memory, and how many bytes go in. */
  scratch?: { folder: string; bytes: number };
}

/** The words before a program that is to run behind walls. */
export function wallsOf(identity: Identity, { readable = [], inputAs, scratch }: Openings = {}): string[] {
  const { walls, program, files } = IDENTITIES[identity];
  const shown = [...LIBRARIES, process.execPath, ...CODE, ...files, ...readable].filter((path) =>
    existsSync(path),
  );
  return [
    'bwrap',
    '--die-with-parent',
    '--new-session',
    ...['net', 'pid', 'ipc', 'uts', 'cgroup-try'].map((kind) => `--unshare-${kind}`),
    ...walls,
    '--clearenv',
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['--setenv', name, value]),
    // Left to itself it would make these for its own user alone.
    ...foldersTo([...shown, ...DEVICES]).flatMap((folder) => ['--dir', folder]),
    ...LINKS.flat(),
    ...DEVICES.flatMap((path) => ['--dev-bind', path, path]),
    ...shown.flatMap((path) => ['--ro-bind', path, path]),
    ...(inputAs === undefined ? [] : ['--perms', '0444', '--ro-bind-data', '0', inputAs]),
    ...(scratch === undefined
      ? []
      : ['--perms', '0777', '--size', String(scratch.bytes), '--tmpfs', scratch.folder]),
    '--chdir',
    '/',
    // There is no /proc: who runs here, and how, is not to be seen.
    '--remount-ro',
    '/',
    '--',
    ...program,
  ];
}

/** All folders above these paths, the outer ones first. */
function foldersTo(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === '/') return;
    add(dirname(folder));
    folders.add(folder);
  };
  for (const path of paths) add(dirname(path));
  return [...folders];
}
