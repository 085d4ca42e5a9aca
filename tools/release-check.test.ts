import { expect, test } from 'vitest';
import { releaseProblems } from './image/release-problems.ts';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

test('images that are all built on digests may be released', () => {
  expect(releaseProblems(`FROM node:24@${DIGEST} AS node\nFROM node AS server\n`)).toEqual([]);
});

test('an image by its tag is refused, with the reason the Dockerfile gives', () => {
  const text = `FROM node:24@${DIGEST} AS node\n# unpinned: no network\nFROM debian:12 AS store\n`;
  expect(releaseProblems(text)).toEqual([
    'Dockerfile: stage "store" is built on debian:12, which has no digest (no network)',
  ]);
});

test.each([`FROM node:24@sha256:0123 AS node`, 'FROM node:24 AS node'])('%s is refused', (text) => {
  expect(releaseProblems(text)).toHaveLength(1);
});
