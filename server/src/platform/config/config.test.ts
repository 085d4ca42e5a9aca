import { expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { allowedOrigins, readConfig } from './config.ts';

const good = { ...testEnvironment(), NODE_ENV: 'test' };
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

test('a good environment is read once and cannot be changed', () => {
  const config = readConfig(good, '1.2.3');
  expect(config).toMatchObject({ version: '1.2.3', DATABASE_POOL: 10, DRAIN_SECONDS: 30 });
  expect(() => Object.assign(config, { HTTP_PORT: 1 })).toThrow(TypeError);
});

test('all problems are named at once', () => {
  const bad = {
    HTTP_PORT: '70000',
    SITE_SECRET: 'short',
    REDIS_URL: undefined,
    PUBLIC_ORIGIN: 'https://a/b',
  };
  expect(problemsOf(bad)).toEqual(['SITE_SECRET', 'HTTP_PORT', 'PUBLIC_ORIGIN', 'REDIS_URL']);
});

test('a refusal does not quote the value, which may be a secret', () => {
  expect(() => readConfig({ ...good, SITE_SECRET: 'hunter2' }, '1')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') as string }),
  );
});

test.each([
  ['NODE_ENV', 'staging'],
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

test('files never come from the host of our pages, not even from another port of it', () => {
  const { hostname } = new URL(readConfig(good, '1').PUBLIC_ORIGIN);
  expect(problemsOf({ FILES_ORIGIN: `http://${hostname}:444` })).toEqual(['FILES_ORIGIN']);
});

test('pages may call from the public origin and the extra ones', () => {
  const config = readConfig(
    { ...good, PUBLIC_ORIGIN: 'https://a.example', EXTRA_ORIGINS: 'http://b:1,http://c:2' },
    '1',
  );
  expect([...allowedOrigins(config)]).toEqual(['https://a.example', 'http://b:1', 'http://c:2']);
  expect([...allowedOrigins({ ...config, EXTRA_ORIGINS: '' })]).toEqual(['https://a.example']);
});
