import { join } from 'node:path';
import { build } from 'vite';
import { CHECKOUT } from './process.ts';

/** Output folder of the web app with the test probe, which is never shipped. */
export const WEB_WITH_PROBE = join(CHECKOUT, '.data/web-with-probe');
export const PROBE = '/probe.js';

/** Builds the web app as shipped, plus a script that lets journeys make calls from within a page. */
export async function buildWebWithProbe(): Promise<void> {
  const { NODE_ENV } = process.env;
  // Test runners set another value, which would build the development version of React.
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
