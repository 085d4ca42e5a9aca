import type { Page } from 'playwright-core';
import { processMemory } from '../../harness/browser-memory.ts';
import { openSlowLine, type SlowLine } from '../../harness/slow-line.ts';
import { textsOf, type CaseResult } from '../report.ts';
import { inRounds } from '../rounds.ts';
import { withFreshPage } from './fresh-page.ts';
import { openFromList, openPortal } from './portal.ts';

export const LOADING = 'viewer: a noisy scan of 100 MB at 20 Mbit/s and 40 ms';
const LINE = { bytesPerSecond: 20e6 / 8, roundTripMs: 40 };
const WITHIN = 180_000;

/** Against the loader of three.js on the original. The workbench is our viewer on a page of its own. */
const BARS = { portal: 20, workbench: 28, full: 2, memory: 1.1 } as const;

const WORKBENCH = '/index.html?still&layer=lower:/scans/noisy';
const PLAIN = '/beside/three-loader.html?scan=/scans/noisy.stl';
const ONLINE = '/beside/online-3d-viewer.html?scan=/scans/noisy.stl';

/** Seconds, and megabytes of the page's process after a collection. */
interface Loaded extends Record<string, number> {
  first: number;
  /** When the model itself is drawn, which a stored picture may come before. */
  model: number;
  full: number;
  memory: number;
}

/** From the press on the row of a case, and on a page of the viewer alone, beside what others do with the original. */
export async function benchLoading(origin: string, scans: string, rounds: number): Promise<CaseResult> {
  const line = await openSlowLine(LINE);
  const portal = await openPortal(scans);
  try {
    const { runs, ratio } = await inRounds(rounds, {
      portal: () => measured(line, (page) => openFromList(page, portal.origin)),
      workbench: () => measured(line, (page) => openPage(page, origin + WORKBENCH)),
      'three.js alone': () => measured(line, (page) => openPage(page, origin + PLAIN)),
      Online3DViewer: () => measured(line, (page) => openPage(page, origin + ONLINE)),
    });
    return {
      name: LOADING,
      runs: textsOf(
        runs,
        ({ first, model, full, memory }) =>
          `first picture ${first.toFixed(2)} s, model ${model.toFixed(2)} s, full ${full.toFixed(2)} s, ${memory.toFixed(0)} MB`,
      ),
      bars: [
        {
          name: 'first picture in the portal, times sooner',
          value: ratio('three.js alone', 'portal', 'first'),
          atLeast: BARS.portal,
        },
        {
          name: 'first picture on the workbench, times sooner',
          value: ratio('three.js alone', 'workbench', 'first'),
          atLeast: BARS.workbench,
        },
        {
          name: 'full detail in the portal, times sooner',
          value: ratio('three.js alone', 'portal', 'full'),
          atLeast: BARS.full,
        },
        {
          name: 'memory of the page',
          value: ratio('workbench', 'three.js alone', 'memory'),
          atMost: BARS.memory,
        },
      ],
    };
  } finally {
    await portal.close();
    line.close();
  }
}

function measured(
  line: SlowLine,
  open: (page: Page) => Promise<{ first: number; model: number; full: number }>,
): Promise<Loaded> {
  return withFreshPage(async (page) => {
    const times = await open(page);
    const { page: memory } = await processMemory(page.context().browser()!, page);
    return { ...times, memory };
  }, line);
}

/** Seconds since the page was asked for, as it has noted them. */
async function openPage(page: Page, url: string): Promise<{ first: number; model: number; full: number }> {
  await page.goto(url);
  await page.waitForFunction('globalThis.times?.full !== undefined', null, { timeout: WITHIN });
  const { first, full } = await page.evaluate<{ first: number; full: number }>('globalThis.times');
  return { first: first / 1_000, model: first / 1_000, full: full / 1_000 };
}
