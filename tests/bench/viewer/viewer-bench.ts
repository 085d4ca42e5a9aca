import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { longestTasks, TRACED } from '@archway/viewer/testing/main-thread';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { processMemory } from '../../harness/browser-memory.ts';
import { CHECKOUT } from '../../harness/process.ts';
import type { BenchOptions } from '../options.ts';
import { textsOf, type CaseResult } from '../report.ts';
import { inRounds } from '../rounds.ts';
import { makeScans } from './scans.ts';
import { serveSlowly } from './slow-server.ts';

const LOADING = 'viewer: a noisy scan of 100 MB at 20 Mbit/s';
const FRAMES = 'viewer: frames of two jaws';
const BLOCKS = 'viewer: longest task of the main thread while loading';
const SLOW = 20e6 / 8;
const FAST = 1e9;
const SIZE = { width: 1280, height: 800 };
const WARM_UP = 3_000;
const TURNED_FOR = 10_000;
const WITHIN = 180_000;

/** What our viewer must reach of three.js alone. */
const BARS = { first: 20, full: 2, memory: 1, frames: 0.9, block: 100 } as const;

const OURS = '/index.html?still&layer=lower:/scans/noisy';
const PLAIN = '/beside/three-loader.html?scan=/scans/noisy.stl';
const ONLINE = '/beside/online-3d-viewer.html?scan=/scans/noisy.stl';
const OUR_JAWS = '/index.html?layer=lower:/scans/lower&layer=upper:/scans/upper';
const PLAIN_JAWS = '/beside/three-scene.html?model=/scans/lower.full.glb&model=/scans/upper.full.glb';

/** Our viewer beside three.js alone, and a viewer that others use. */
export async function benchViewer({ isWanted, rounds, report }: BenchOptions): Promise<void> {
  if (![LOADING, FRAMES, BLOCKS].some(isWanted)) return;
  await build({ configFile: `${CHECKOUT}viewer/workbench/vite.config.ts`, logLevel: 'error' });
  const scans = await makeScans();
  const slow = await serveSlowly(scans, SLOW);
  const fast = await serveSlowly(scans, FAST);
  try {
    if (isWanted(LOADING)) report(await benchLoading(slow.origin, rounds));
    if (isWanted(FRAMES)) report(await benchFrames(fast.origin, rounds));
    if (isWanted(BLOCKS)) report(await benchBlocks(fast.origin));
  } finally {
    slow.server.close();
    fast.server.close();
  }
}

async function benchLoading(origin: string, rounds: number): Promise<CaseResult> {
  const runs = await inRounds(rounds, {
    ours: () => load(origin + OURS),
    'three.js alone': () => load(origin + PLAIN),
    Online3DViewer: () => load(origin + ONLINE),
  });
  const { ours, 'three.js alone': plain } = runs;
  return {
    name: LOADING,
    runs: textsOf(
      runs,
      ({ first, full, now, most }) =>
        `first picture ${first.toFixed(2)} s, full ${full.toFixed(2)} s, ${now.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
    ),
    bars: [
      { name: 'first picture, times sooner', value: plain.first / ours.first, atLeast: BARS.first },
      { name: 'full detail, times sooner', value: plain.full / ours.full, atLeast: BARS.full },
      { name: 'memory of the page', value: ours.now / plain.now, atMost: BARS.memory },
      { name: 'memory at most', value: ours.most / plain.most, atMost: BARS.memory },
    ],
  };
}

/** In a browser of its own, so that nothing is left of the run before. */
async function withPage<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await run(await browser.newPage({ viewport: SIZE }));
  } finally {
    await browser.close();
  }
}

function load(url: string): Promise<{ first: number; full: number; now: number; most: number }> {
  return withPage(async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => (globalThis as { times?: { full?: number } }).times?.full, null, {
      timeout: WITHIN,
    });
    const { first, full } = await page.evaluate(
      () => (globalThis as unknown as { times: { first: number; full: number } }).times,
    );
    const { page: now, pageAtMost: most } = await processMemory(page.context().browser()!, page);
    return { first: first / 1_000, full: full / 1_000, now, most };
  });
}

async function benchFrames(origin: string, rounds: number): Promise<CaseResult> {
  const runs = await inRounds(rounds, {
    ours: () => turn(origin + OUR_JAWS, isOursLoaded),
    'three.js alone': () => turn(origin + PLAIN_JAWS, () => 'turnFor' in globalThis),
  });
  const value = runs.ours.frames / runs['three.js alone'].frames;
  return {
    name: FRAMES,
    runs: textsOf(runs, ({ frames }) => `${frames.toFixed(1)}/s`),
    bars: [{ name: 'of three.js alone', value, atLeast: BARS.frames }],
  };
}

declare const viewer: { state: { isMeasurable: boolean } };
const isOursLoaded = (): boolean => viewer.state.isMeasurable;

function turn(url: string, isLoaded: () => boolean): Promise<{ frames: number }> {
  return withPage(async (page) => {
    await page.goto(url);
    await page.waitForFunction(isLoaded, null, { timeout: WITHIN });
    const turnFor = (milliseconds: number) =>
      page.evaluate(
        (ms) => (globalThis as unknown as { turnFor: (ms: number) => Promise<number> }).turnFor(ms),
        milliseconds,
      );
    await turnFor(WARM_UP);
    return { frames: (await turnFor(TURNED_FOR)) / (TURNED_FOR / 1_000) };
  });
}

/** Without rounds: the longest of all counts. */
async function benchBlocks(origin: string): Promise<CaseResult> {
  const [longest = 0] = await withPage(async (page) => {
    const browser = page.context().browser()!;
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(origin + OURS);
    await page.waitForFunction(isOursLoaded, null, { timeout: WITHIN });
    return longestTasks(await browser.stopTracing());
  });
  return {
    name: BLOCKS,
    runs: { ours: `${longest.toFixed(0)} ms` },
    bars: [{ name: 'milliseconds', value: longest, atMost: BARS.block }],
  };
}
