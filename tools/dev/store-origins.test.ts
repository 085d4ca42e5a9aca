import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKOUT } from './steps.ts';

/** What a script of ours would tell the store about pages of other origins. */
function originsOf(setting: string): string[] {
  const script = `. ops/engines/ceph.sh; SITE_HOST=eu.localhost; ${setting} ceph_cors`;
  const said = execFileSync('bash', ['-euc', script], { cwd: CHECKOUT, encoding: 'utf8' });
  return [...said.matchAll(/<AllowedOrigin>(.*?)<\/AllowedOrigin>/g)].map(([, origin]) => origin ?? '');
}

const read = (path: string): string => readFileSync(`${CHECKOUT}${path}`, 'utf8');

test('a store lets in pages of its own site alone, and those of tests only where it is told to', () => {
  expect(originsOf('')).toEqual(['http://eu.localhost:*']);
  expect(originsOf("TEST_ORIGIN='http://archway-test-*'")).toEqual([
    'http://eu.localhost:*',
    'http://archway-test-*',
  ]);
});

test('the store of the container image and of compose is not told about tests', () => {
  for (const path of ['ops/store', 'compose.yaml', 'Dockerfile'])
    expect(read(path)).not.toMatch(/TEST_ORIGIN|archway-test/);
});

test('rules of before, with the pages of tests, are replaced where they do not belong', () => {
  const judge = (setting: string, has: string) => {
    const script = `. ops/engines/ceph.sh; SITE_HOST=eu.localhost; ${setting} ceph_has_cors "$1" && echo yes || echo no`;
    return execFileSync('bash', ['-uc', script, 'bash', has], { cwd: CHECKOUT, encoding: 'utf8' }).trim();
  };
  const [own, both] = ['http://eu.localhost:*', 'http://eu.localhost:* http://archway-test-*'];
  expect([judge('', own), judge('', both)]).toEqual(['yes', 'no']);
  const inTests = "TEST_ORIGIN='http://archway-test-*'";
  expect([judge(inTests, own), judge(inTests, both)]).toEqual(['no', 'yes']);
});
