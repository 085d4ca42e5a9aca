import { join } from 'node:path';
import { build } from 'vite';
import { CHECKOUT } from './process.ts';

/** Where the web app with the probe is built to: beside the one that is shipped, and never shipped itself. */
export const WEB_WITH_PROBE = join(CHECKOUT, '.data/web-with-probe');
export const PROBE = '/probe.js';

/** The web app as it is shipped, and one more script that lets a journey make calls from within a page. */
export async function buildWebWithProbe(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Test runners and sites set their own, with which another React would be built than the one that is shipped.
  process.env['NODE_ENV'] = 'production';
  try {
    await buildPages(join(CHECKOUT, 'web'));
  } finally {
    process.env['NODE_ENV'] = NODE_ENV ?? 'test';
  }
}

async function buildPages(web: string): Promise<void> {
  await build({
    root: web,
    logLevel: 'warn',
    build: {
      outDir: WEB_WITH_PROBE,
      emptyOutDir: true,
      rolldownOptions: {
        input: { index: join(web, 'index.html'), probe: join(web, 'e2e/probe.ts') },
        output: {
          entryFileNames: ({ name }) => (name === 'probe' ? PROBE.slice(1) : 'assets/[name]-[hash].js'),
        },
      },
    },
  });
}
