import { longestTasks, TRACED } from '@archway/viewer/testing/main-thread';
import { build } from 'vite';
import { CHECKOUT } from '../../harness/process.ts';
import type { BenchOptions } from '../options.ts';
import { textsOf, type CaseResult } from '../report.ts';
import { inRounds } from '../rounds.ts';
import { serveFiles } from './files-server.ts';
import { withFreshPage } from './fresh-page.ts';
import { benchLoading, LOADING } from './loading.ts';
import { makeScans } from './scans.ts';

const FRAMES = 'viewer: frames of two jaws';
const BLOCKS = 'viewer: longest task of the main thread while loading';
const WARM_UP_FRAMES = 5;
const FRAMES_TIMED = 60;
const WITHIN = 180_000;

/** What our viewer must reach of three.js alone, and how many milliseconds it may block a page. */
const BARS = { frames: 0.9, block: 100 } as const;

const OURS = '/index.html?still&layer=lower:/scans/noisy';
const OUR_JAWS = '/index.html?layer=lower:/scans/lower&layer=upper:/scans/upper';
const PLAIN_JAWS = '/beside/three-scene.html?model=/scans/lower.full.glb&model=/scans/upper.full.glb';

/** Our viewer beside three.js alone, and a viewer that others use. */
export async function benchViewer({ isWanted, rounds, report }: BenchOptions): Promise<void> {
  if (![LOADING, FRAMES, BLOCKS].some(isWanted)) return;
  await build({ configFile: `${CHECKOUT}viewer/workbench/vite.config.ts`, logLevel: 'error' });
  const scans = await makeScans();
  const { origin, server } = await serveFiles(scans);
  try {
    if (isWanted(LOADING)) report(await benchLoading(origin, scans, rounds));
    if (isWanted(FRAMES)) report(await benchFrames(origin, rounds));
    if (isWanted(BLOCKS)) report(await benchBlocks(origin));
  } finally {
    server.close();
  }
}

async function benchFrames(origin: string, rounds: number): Promise<CaseResult> {
  const { runs, ratio } = await inRounds(rounds, {
    ours: () => turn(origin + OUR_JAWS, isOursLoaded),
    'three.js alone': () => turn(origin + PLAIN_JAWS, () => 'timeFrames' in globalThis),
  });
  return {
    name: FRAMES,
    runs: textsOf(runs, ({ frames, pixels }) => `${frames.toFixed(2)}/s of ${pixels} pixels`),
    bars: [
      { name: 'of three.js alone', value: ratio('ours', 'three.js alone', 'frames'), atLeast: BARS.frames },
    ],
  };
}

declare const viewer: { state: { isMeasurable: boolean } };
const isOursLoaded = (): boolean => viewer.state.isMeasurable;

/** Frames a second, and how large each of them is. */
function turn(url: string, isLoaded: () => boolean): Promise<{ frames: number; pixels: number }> {
  return withFreshPage(async (page) => {
    await page.goto(url);
    await page.waitForFunction(isLoaded, null, { timeout: WITHIN });
    const timeFrames = (count: number) => page.evaluate<number>(`globalThis.timeFrames(${count})`);
    await timeFrames(WARM_UP_FRAMES);
    const frames = FRAMES_TIMED / (await timeFrames(FRAMES_TIMED));
    const pixels = await page.evaluate<number>(
      `(({ width, height }) => width * height)(document.querySelector('canvas'))`,
    );
    return { frames, pixels };
  });
}

/** Without rounds: the longest of all counts. */
async function benchBlocks(origin: string): Promise<CaseResult> {
  const [longest = 0] = await withFreshPage(async (page) => {
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
