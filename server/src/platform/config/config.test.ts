import { execFile } from 'node:child_process';
import { inspect, promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { allowedOrigins, readConfig } from './config.ts';
import type { KeyRing } from './secrets.ts';

const good = { ...testEnvironment(), NODE_ENV: 'test' };
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const problemsOf = (changes: Record<string, string | undefined>): string[] => {
  try {
    readConfig({ ...good, ...changes }, '1');
    return [];
  } catch (error) {
    const [title, ...lines] = (error as Error).message.split('\n');
    expect(title).toBe('Configuration refused:');
    return lines.map((line) => line.trim().split(':')[0] ?? '');
  }
};

test('a valid environment is read once and the configuration is frozen', () => {
  const config = readConfig(good, '1.2.3');
  expect(config).toMatchObject({ version: '1.2.3', DATABASE_POOL: 10, DRAIN_SECONDS: 30 });
  expect(() => Object.assign(config, { HTTP_PORT: 1 })).toThrow(TypeError);
});

test('all invalid settings are reported at once', () => {
  const bad = {
    HTTP_PORT: '70000',
    SECRET_SESSION: 'short',
    REDIS_URL: undefined,
    PUBLIC_ORIGIN: 'https://a/b',
  };
  expect(problemsOf(bad)).toEqual(['SECRET_SESSION', 'HTTP_PORT', 'PUBLIC_ORIGIN', 'REDIS_URL']);
});

test("the message about an invalid setting doesn't quote its value, which may be a secret", () => {
  expect(() => readConfig({ ...good, SECRET_TOTP: 'hunter2' }, '1')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  );
});

test.each([
  ['NODE_ENV', 'staging'],
  ['SECRET_SESSION', ''],
  ['SECRET_SESSION', ONE],
  ['SECRET_SESSION', `a:${ONE.slice(1)}`],
  ['SECRET_SESSION', `a:${'AB'.repeat(32)}`],
  ['SECRET_SESSION', `A:${ONE}`],
  ['SECRET_SESSION', `a:${ONE},`],
  ['SECRET_SESSION', `a:${ONE}, b:${TWO}`],
  ['SECRET_SESSION', `a:${ONE},a:${TWO}`],
  ['SECRET_SESSION', `a:${ONE},b:${ONE}`],
  ['SECRET_SESSION', ['a', 'b', 'c', 'd', 'e'].map((id, i) => `${id}:${String(i).repeat(64)}`).join(',')],
  ['SECRET_LEGACY', `a:${ONE}`],
  ['SITE_NAME', 'EU 1'],
  ['HTTP_PORT', '0'],
  ['HTTP_PORT', ''],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_POOL', '1.5'],
  ['TRUSTED_PROXIES', '-1'],
  ['OPERATOR_MAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['FILES_ORIGIN', 'https://files.example/'],
  ['VIRUS_SCANNER_URL', 'http://127.0.0.1:3310'],
  ['VIRUS_SCANNER_URL', 'tcp://127.0.0.1'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([name]);
});

test('the files origin must not have the host of the app, not even with another port', () => {
  const { hostname } = new URL(readConfig(good, '1').PUBLIC_ORIGIN);
  expect(problemsOf({ FILES_ORIGIN: `http://${hostname}:444` })).toEqual(['FILES_ORIGIN']);
});

test('requests are allowed from the public origin and the extra ones', () => {
  const config = readConfig(
    { ...good, PUBLIC_ORIGIN: 'https://a.example', EXTRA_ORIGINS: 'http://b:1,http://c:2' },
    '1',
  );
  expect([...allowedOrigins(config)]).toEqual(['https://a.example', 'http://b:1', 'http://c:2']);
  expect([...allowedOrigins({ ...config, EXTRA_ORIGINS: '' })]).toEqual(['https://a.example']);
});

test('a key ring has its current key first, and printing it reveals no key', () => {
  const config = readConfig({ ...good, SECRET_SESSION: `b:${TWO},a:${ONE}`, SECRET_LEGACY: undefined }, '1');
  const { session } = config.secrets;
  expect(session.current.id).toBe('b');
  expect(session.all.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(session.byId('a')?.key.export().toString('hex')).toBe(ONE);
  expect(session.byId('c')).toBeUndefined();
  expect(inspect(config, { depth: 9 }) + JSON.stringify(config)).not.toMatch(/1{64}|2{64}|(11 ){8}|(49,){8}/);
});

test('an empty former site secret counts as not set', () => {
  expect(readConfig({ ...good, SECRET_LEGACY: '' }, '1').secrets.session.byId('')).toBeUndefined();
});

test('the former site secret is accepted for tokens, recovery codes, authenticator secrets and seals only', () => {
  const { secrets } = readConfig({ ...good, SECRET_LEGACY: ONE }, '1');
  const purposes = Object.entries<KeyRing>({ ...secrets }).filter(
    ([, ring]) => ring.byId('') !== undefined || ring.byId('k0') !== undefined,
  );
  expect(purposes.map(([purpose]) => purpose)).toEqual(['session', 'totp', 'recovery', 'audit']);
  expect(Object.values<KeyRing>({ ...secrets }).some((ring) => ['', 'k0'].includes(ring.current.id))).toBe(
    false,
  );
});

test('secrets are removed from the environment after the configuration is read', async () => {
  const script = `
    const { configFromProcess } = await import(${JSON.stringify(new URL('config.ts', import.meta.url).href)});
    const config = configFromProcess('1');
    console.log(JSON.stringify({ left: process.env, known: config.secrets.session.all.length }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: good,
  });
  const { left, known } = JSON.parse(stdout) as { left: Record<string, string>; known: number };
  expect(known).toBeGreaterThan(0);
  expect(left['SITE_NAME']).toBe(testEnvironment()['SITE_NAME']);
  const secrets = Object.keys(good).filter((name) =>
    /^SECRET_|^DATABASE_.*URL|^REDIS_URL|^SMTP_URL|^S3_.*KEY/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(10);
  expect(Object.keys(left).filter((name) => secrets.includes(name))).toEqual([]);
});
