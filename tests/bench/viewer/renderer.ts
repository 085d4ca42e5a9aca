import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** What a page's process has, in megabytes: now, after its garbage was collected, and at most since it began. */
export interface Memory {
  now: number;
  most: number;
}

/** Of the one page of a browser. */
export async function rendererMemory(browser: Browser, page: Page): Promise<Memory> {
  const own = await page.context().newCDPSession(page);
  await own.send('HeapProfiler.collectGarbage');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  // A spare one is kept for the next page; it is small.
  const all = renderers.map(({ id }) => memoryOf(id)).toSorted((one, other) => other.now - one.now);
  const [page0] = all;
  if (page0 === undefined) throw new Error('the page has no process');
  return page0;
}

function memoryOf(pid: number): Memory {
  const kilobytes = (file: string, field: string): number =>
    Number(
      new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1],
    );
  return { now: kilobytes('smaps_rollup', 'Pss') / 1_000, most: kilobytes('status', 'VmHWM') / 1_000 };
}
