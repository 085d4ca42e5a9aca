import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODES } from '@archway/contract/codes';
import { getAppConfig } from '@archway/contract/app-config/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor, openTestSite, type TestSite } from '../../testing/site.ts';

const PAGE = '<!doctype html><title>built</title>';
let site: TestSite;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'mail-mark.png'), '');
  writeFileSync(join(folder, 'assets/index-abc.js'), 'export {};');
  site = await openTestSite(undefined, { WEB_FOLDER: folder });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => site.app.inject({ url });

test.each(['/', '/index.html', '/case-management/C-261109-014', '/login?redirect=%2F', '/apiary', '/wsp'])(
  '%s is the page, which is never kept',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAGE);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

test('the page may load from our own origin, exchange files with the store, and make no code from text', async () => {
  const { headers } = await get('/');
  const { FILES_ORIGIN } = site.config;
  const sockets = site.config.PUBLIC_ORIGIN.replace('http', 'ws');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: ${FILES_ORIGIN}; media-src ${FILES_ORIGIN}; font-src 'self'; manifest-src 'self'; connect-src 'self' ${sockets} ${FILES_ORIGIN}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types hash-worker archway-viewer-workers`,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('files with a hash in their name are kept for good, others asked for again', async () => {
  const script = await get('/assets/index-abc.js');
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const icon = await get('/icon.svg');
  expect(icon.headers['cache-control']).toBe('no-cache');
  expect(icon.headers['content-type']).toBe('image/svg+xml');
});

test('a script that runs as a worker may unpack meshes, and ask nobody for anything', async () => {
  const { headers } = await get('/assets/index-abc.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
});

test('a file of an older version is not there', async () => {
  expect((await get('/assets/index-old.js')).statusCode).toBe(404);
});

test.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json'])(
  'nothing outside the folder is served: %s',
  async (url) => {
    expect((await get(url)).body).not.toContain('@archway');
  },
);

test.each(['/api', '/api?x=1', '/api/order/nonsense', '/ws/nonsense'])('%s is no page', async (url) => {
  const reply = await get(url);
  expect(reply.json()).toMatchObject({ code: CODES.notFound });
});

test('answers of the API keep their stricter headers', async () => {
  const reply = await site.app.inject({
    url: `/api/${getAppConfig.path}`,
    headers: headersFor(getAppConfig, {}),
  });
  expect(reply.json()).toMatchObject({ code: CODES.ok });
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(reply.headers['content-security-policy']).toContain("form-action 'none'");
});

test('where the web app is not built there are no pages', async () => {
  const bare = await openTestSite(undefined, { WEB_FOLDER: join(folder, 'nowhere') });
  const reply = await bare.app.inject({ url: '/' });
  expect(reply.json()).toMatchObject({ code: CODES.notFound });
  await bare.close();
});

test('other origins may show the mark of our mails, and nothing else of ours', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/mail-mark.png')).toBe('cross-origin');
  expect(await policyOf('/icon.svg')).toBe('same-origin');
});
