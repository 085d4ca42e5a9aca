import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { WEB_WITH_PROBE } from '../harness/web-build.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** What a visitor's browser has loaded of our scripts, packed as servers send them, in kilobytes. */
async function scriptsOf(path: string): Promise<number> {
  const page = await stage.computer.context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${stage.site.origin}${path}`);
  await page.getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map(
    (script) => gzipSync(readFileSync(join(WEB_WITH_PROBE, script)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

test('the sign-in page loads at most 220 kB of scripts', async () => {
  const size = await scriptsOf('/login');
  console.log(`sign-in: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(220);
});

test('the shell of a public page loads at most 150 kB of scripts', async () => {
  const size = await scriptsOf('/404');
  console.log(`public page: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(150);
});
