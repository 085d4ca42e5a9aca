import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** In megabytes: what a page's process and the one that draws for it have, and what the page had at most. */
export interface ProcessMemory {
  page: number;
  pageAtMost: number;
  drawing: number;
}

/** Of a browser with one page, after its garbage was collected. */
export async function processMemory(browser: Browser, page: Page): Promise<ProcessMemory> {
  const own = await page.context().newCDPSession(page);
  // What the first round frees may hold on to something that the second one frees.
  await own.send('HeapProfiler.collectGarbage');
  await own.send('HeapProfiler.collectGarbage');
  await own.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const ofKind = (kind: string) => processInfo.filter(({ type }) => type === kind).map(({ id }) => id);
  // A spare process is kept for the next page; it is small.
  const [renderer] = ofKind('renderer').toSorted((one, other) => sharedOut(other) - sharedOut(one));
  const [gpu] = ofKind('GPU');
  if (renderer === undefined || gpu === undefined) throw new Error('the page has no process');
  return {
    page: sharedOut(renderer),
    pageAtMost: kilobytes(renderer, 'status', 'VmHWM') / 1_000,
    drawing: sharedOut(gpu),
  };
}

const sharedOut = (pid: number): number => kilobytes(pid, 'smaps_rollup', 'Pss') / 1_000;

const kilobytes = (pid: number, file: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1]);
