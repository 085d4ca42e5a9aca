import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Page } from 'playwright-core';
import type { SlowLine } from '../../harness/slow-line.ts';

const SIZE = { width: 1280, height: 800 };

/** In a browser of its own, so that nothing is left of the run before; over a slow line if there is one. */
export async function withFreshPage<T>(run: (page: Page) => Promise<T>, line?: SlowLine): Promise<T> {
  const browser = await launchBrowser();
  try {
    const proxy = line === undefined ? {} : { proxy: { server: line.server, bypass: '<-loopback>' } };
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-US', ...proxy });
    return await run(await context.newPage());
  } finally {
    await browser.close();
  }
}
