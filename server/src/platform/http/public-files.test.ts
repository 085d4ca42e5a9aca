import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { securityTextOf } from './public-files.ts';

const WEB = fileURLToPath(new URL('../../../../web', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1_000;
let site: TestSite;
let folder: string;

/** The web app's files that are served as they are; what a build makes of the page keeps its links. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  cpSync(join(WEB, 'public'), folder, { recursive: true });
  cpSync(join(WEB, 'index.html'), join(folder, 'index.html'));
  site = await openTestSite(undefined, {
    WEB_FOLDER: folder,
    SECURITY_CONTACT: 'https://portal.example/report',
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => site.app.inject({ url });

test('security.txt says whom to tell, until when, in which languages and where it lies', async () => {
  const reply = await get('/.well-known/security.txt');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    reply.body
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  expect(fields).toMatchObject({
    Contact: 'https://portal.example/report',
    'Preferred-Languages': 'en, de, ja',
    Canonical: `${site.config.PUBLIC_ORIGIN}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('security.txt names the operators where nobody else is named, and expires half a year after the start', () => {
  const { SECURITY_CONTACT: _, ...config } = site.config;
  expect(securityTextOf(config, new Date('2026-01-01T10:20:30.456Z'))).toBe(
    `Contact: mailto:${config.OPERATOR_MAIL}\nExpires: 2026-06-30T10:20:30Z\nPreferred-Languages: en, de, ja\nCanonical: ${config.PUBLIC_ORIGIN}/.well-known/security.txt\n`,
  );
});

test('robots.txt keeps searches away from everything', async () => {
  const reply = await get('/robots.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/icon.svg', /^image\/svg\+xml$/],
  ['/apple-touch-icon.png', /^image\/png$/],
  ['/icon-192.png', /^image\/png$/],
  ['/icon-512.png', /^image\/png$/],
  ['/icon-maskable-512.png', /^image\/png$/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('%s answers with its own type', async (url, type) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(type);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.rawPayload.equals(readFileSync(join(WEB, 'public', url)))).toBe(true);
});

test('everything that the page links to answers, and is no page', async () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const links = [...page.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toEqual(
    expect.arrayContaining(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']),
  );
  for (const link of links) expect((await get(link)).headers['content-type'], link).not.toContain('html');
});
