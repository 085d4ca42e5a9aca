import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '../../testing/environment.ts';

/** What somebody would try who has taken over a process for strangers' files. */
export interface WayOut {
  name: string;
  /** JavaScript; whatever it returns without throwing has been had. `fs`, `net`, `run`, `os` and `given` are there. */
  code: string;
}

/** What the one who looks knows about where it is. */
export interface Given {
  checkout: string;
  /** A process of the same user as ours. */
  neighbor: number;
  /** Ports of engines on this machine, and one at which datagrams are answered. */
  ports: readonly number[];
  echo: number;
  /** A file that is nobody's business. */
  secret: string;
}

const connect = (where: string): string => `new Promise((resolve, reject) => {
  const socket = net.connect(${where});
  socket.on('connect', resolve).on('error', reject);
})`;
const reading = (...paths: string[]): WayOut[] =>
  paths.map((path) => ({ name: `read ${path}`, code: `fs.readFileSync(\`${path}\`)` }));
const listing = (...paths: string[]): WayOut[] =>
  paths.map((path) => ({ name: `list ${path}`, code: `fs.readdirSync(\`${path}\`)` }));
const writing = (...paths: string[]): WayOut[] =>
  paths.map((path) => ({ name: `write ${path}`, code: `fs.writeFileSync(\`${path}\`, 'x')` }));

export const WAYS_OUT: readonly WayOut[] = [
  // network
  {
    name: 'connect to an engine',
    code: `Promise.any(given.ports.map((port) => ${connect("port, '127.0.0.1'")}))`,
  },
  { name: 'connect over IPv6', code: `Promise.any(given.ports.map((port) => ${connect("port, '::1'")}))` },
  { name: 'ask the cloud who we are', code: connect("80, '169.254.169.254'") },
  { name: 'ask for a name', code: `require('node:dns').promises.lookup('example.com')` },
  {
    name: 'hear an answer to a datagram',
    code: `new Promise((resolve) => {
      const socket = require('node:dgram').createSocket('udp4');
      socket.on('message', resolve).on('error', () => {});
      socket.send('x', given.echo, '127.0.0.1', () => {});
    })`,
  },
  {
    name: 'see an address of this machine',
    code: `if (Object.values(os.networkInterfaces()).flat().every(({ internal }) => internal)) throw new Error('none')`,
  },
  { name: 'connect to a socket in a folder', code: connect("'/run/systemd/private'") },
  // what the system tells about processes
  ...reading(
    '/proc/${given.neighbor}/environ',
    '/proc/${given.neighbor}/cmdline',
    '/proc/1/environ',
    '/proc/self/environ',
    '/proc/self/maps',
  ),
  ...listing('/proc', '/sys'),
  {
    name: 'find settings in the environment',
    code: `if (Object.keys(process.env).every((name) => /^(UV_|MALLOC_|VIPS_|PWD$)/.test(name))) throw new Error('none')`,
  },
  // files
  ...reading(
    '/etc/passwd',
    '/etc/shadow',
    '/etc/hostname',
    '${given.secret}',
    '${given.checkout}/.git/config',
    '${given.checkout}/package.json',
  ),
  ...listing('${given.checkout}/.data', '/root', '/home', '/var', '/opt', '/run'),
  ...writing(
    '/tmp/x',
    '/x',
    '/dev/shm/x',
    '/usr/lib/x',
    '${given.checkout}/server/src/x.ts',
    '${given.checkout}/node_modules/x',
  ),
  { name: 'change code', code: 'fs.appendFileSync(`${given.checkout}/server/src/main/worker.ts`, " ")' },
  ...reading('/dev/mem', '/dev/sda', '/dev/kmsg'),
  // others
  { name: 'see a neighbor', code: 'process.kill(given.neighbor, 0)' },
  { name: 'stop a neighbor', code: "process.kill(given.neighbor, 'SIGTERM')" },
  { name: 'start a shell', code: "run.execFileSync('/bin/sh', ['-c', 'true'])" },
  { name: 'start another identity', code: "run.execFileSync('/usr/bin/env', ['true'])" },
  { name: 'become somebody else', code: 'process.setuid(0)' },
  { name: 'be more important', code: 'os.setPriority(0, -20)' },
];

/** What an explorer tells in the end: the ways that led somewhere, and as whom it went. */
export interface Explored {
  had: string[];
  uid: number;
}

/** A program that tries all ways, for two seconds each. */
export function explorerOf(given: Given, ways: readonly WayOut[] = WAYS_OUT): string {
  const tries = ways.map(
    ({ name, code }) =>
      `[${JSON.stringify(name)}, async () => { ${code.startsWith('if') ? code : `await (${code})`} }]`,
  );
  return `const fs = require('node:fs'), net = require('node:net'), run = require('node:child_process'), os = require('node:os');
    const given = ${JSON.stringify(given)};
    process.stdin.resume();
    (async () => {
      const had = [];
      for (const [name, way] of [${tries.join(',\n')}]) {
        const patience = new Promise((_, reject) => setTimeout(reject, 2000, new Error('silence')));
        await Promise.race([way(), patience]).then(() => had.push(name), () => {});
      }
      process.stdout.write(JSON.stringify({ had, uid: process.getuid(), env: Object.keys(process.env) }), () => process.exit());
    })();`;
}

/** A folder for explorers, and things around it that are none of their business. */
export async function surround(
  checkout: string,
): Promise<{ folder: string; given: Given; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-sandbox-'));
  // The sandbox runs as another user, who must be able to read it.
  chmodSync(folder, 0o755);
  const secret = `${folder}-secret`;
  writeFileSync(secret, 'secret', { mode: 0o644 });
  const { DATABASE_URL = '', S3_ENDPOINT = '', VIRUS_SCANNER_URL = '' } = testEnvironment();
  const ports = [DATABASE_URL, S3_ENDPOINT, VIRUS_SCANNER_URL].map((url) => Number(new URL(url).port));
  const neighbor = spawn('sleep', ['600'], { stdio: 'ignore' });
  const echo = createSocket('udp4').on('message', (bytes, { port }) => echo.send(bytes, port, '127.0.0.1'));
  await new Promise<void>((resolve) => echo.bind(0, '127.0.0.1', resolve));
  return {
    folder,
    given: { checkout, ports, secret, neighbor: neighbor.pid ?? 0, echo: echo.address().port },
    close: () => {
      neighbor.kill();
      echo.close();
      rmSync(folder, { recursive: true });
      rmSync(secret);
    },
  };
}
