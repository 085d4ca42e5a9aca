import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { readConfig } from './config.ts';

const newKey = (): string => randomBytes(32).toString('hex');
const password = newKey();

/** A valid production environment; every test below changes one setting. */
const good = {
  ...testEnvironment(),
  NODE_ENV: 'production',
  HTTP_HOST: '0.0.0.0',
  PUBLIC_ORIGIN: 'https://eu.example',
  FILES_ORIGIN: 'https://files.eu.example',
  S3_ENDPOINT: 'https://store.internal',
  ANCHOR_S3_ENDPOINT: 'https://anchors.elsewhere',
  DATABASE_URL: `postgresql://archway_app:${password}@db.internal/archway?sslmode=verify-full`,
  DATABASE_QUEUE_URL: `postgresql://archway_queue:${password}@db.internal/archway?sslmode=require`,
  REDIS_URL: `rediss://default:${password}@redis.internal:6379`,
  SMTP_URL: `smtps://archway:${password}@mail.internal:465`,
  TRUSTED_PROXIES: '1',
};

const problemsOf = (changes: Record<string, string | undefined>): string[] => {
  try {
    readConfig({ ...good, ...changes }, '1');
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((line) => line.trim().split(':')[0] ?? '');
  }
};

test('a production site with https, TLS and its own secrets starts', () => {
  expect(problemsOf({})).toEqual([]);
});

const database = 'postgresql://archway_app:secret-of-a-database@db.internal/archway';
const key = newKey();

test.each([
  ['an http page origin', { PUBLIC_ORIGIN: 'http://eu.example' }],
  ['an http files origin', { FILES_ORIGIN: 'http://files.eu.example' }],
  ['an http object store', { S3_ENDPOINT: 'http://store.internal:7480' }],
  ['an http store of audit anchors', { ANCHOR_S3_ENDPOINT: 'http://anchors.elsewhere' }],
  ['an http extra origin', { EXTRA_ORIGINS: 'https://a.example,http://b.example' }],
  ['Redis without a password', { REDIS_URL: 'redis://redis.internal:6379' }],
  ['Redis over TLS without a password', { REDIS_URL: 'rediss://redis.internal:6379' }],
  ['Redis with a user name only', { REDIS_URL: 'redis://default@redis.internal:6379' }],
  ['mail with TLS turned off', { SMTP_URL: 'smtp://mail.internal:587?ignoreTLS=true' }],
  ['mail that need not use TLS', { SMTP_URL: 'smtp://mail.internal:587?requireTLS=false' }],
  ['mail to any certificate', { SMTP_URL: 'smtps://mail.internal?tls.rejectUnauthorized=false' }],
  ['mail by another protocol', { SMTP_URL: 'direct://mail.internal' }],
  ['PostgreSQL without TLS', { DATABASE_URL: database }],
  ['the job queue without TLS', { DATABASE_QUEUE_URL: database }],
  ['PostgreSQL with optional TLS', { DATABASE_URL: `${database}?sslmode=prefer` }],
  ['PostgreSQL with any certificate', { DATABASE_URL: `${database}?sslmode=no-verify` }],
  [
    'PostgreSQL with any certificate, as libpq has it',
    { DATABASE_URL: `${database}?uselibpqcompat=true&sslmode=require` },
  ],
  [
    'PostgreSQL elsewhere than its address says',
    { DATABASE_URL: 'postgresql://u:p@localhost/archway?host=db.internal' },
  ],
  ['no proxy before it', { TRUSTED_PROXIES: '0' }],
  ['an unsaid number of proxies', { TRUSTED_PROXIES: undefined }],
  ['no proxy before a loopback address', { TRUSTED_PROXIES: '0', HTTP_HOST: '127.0.0.1' }],
  ['the session secret once printed in compose.yaml', { SECRET_SESSION: `a:${'0'.repeat(62)}aa` }],
  ['a secret of equal digits', { SECRET_AUDIT: `a:${'f'.repeat(64)}` }],
  ['a secret of few digits', { SECRET_TOTP: `a:${'0123'.repeat(16)}` }],
  ['a weak key that is only accepted', { SECRET_REQUEST: `b:${newKey()},a:${'ab'.repeat(32)}` }],
  ['a published former site secret', { SECRET_LEGACY: `${'0'.repeat(62)}aa` }],
  [
    'a published database password',
    { DATABASE_URL: `${database}?sslmode=require`.replace('secret-of-a-database', 'app-on-this-machine') },
  ],
  ['a published store key', { S3_SECRET_KEY: 'store-on-this-machine' }],
  ['a published key of the anchors', { ANCHOR_S3_SECRET_KEY: 'anchor-on-this-machine' }],
])('production refuses %s', (_what, changes) => {
  expect(problemsOf(changes)).toEqual([Object.keys(changes)[0]]);
});

test('a production site reports all unsafe settings at once', () => {
  const bad = { PUBLIC_ORIGIN: 'http://a.example', REDIS_URL: 'redis://r', TRUSTED_PROXIES: '0' };
  expect(problemsOf(bad)).toEqual(Object.keys(bad));
});

test.each([
  'postgresql://u:p@127.0.0.1:5432/archway',
  'postgresql://u:p@localhost/archway',
  'postgresql://u:p@[::1]/archway',
  'postgresql://u:p@localhost/archway?host=/var/run/postgresql',
])('PostgreSQL on this machine needs no TLS: %s', (DATABASE_URL) => {
  expect(problemsOf({ DATABASE_URL })).toEqual([]);
});

test('mail by STARTTLS is accepted in production, because the mailer requires TLS', () => {
  expect(problemsOf({ SMTP_URL: `smtp://archway:${password}@mail.internal:587` })).toEqual([]);
});

test("two purposes can't share a key, nor use the former site secret, in any environment", () => {
  const shared = { SECRET_SESSION: `a:${key}`, SECRET_RECOVERY: `b:${newKey()},a:${key}` };
  expect(problemsOf(shared)).toEqual(['SECRET_RECOVERY']);
  expect(problemsOf({ ...shared, NODE_ENV: 'test' })).toEqual(['SECRET_RECOVERY']);
  expect(problemsOf({ SECRET_SESSION: `a:${key}`, SECRET_LEGACY: key })).toEqual(['SECRET_LEGACY']);
});
