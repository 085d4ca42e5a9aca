import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import { seedCast } from '@archway/cast/seed';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { ScansPage } from '../../e2e/scans-page.ts';
import { ShellPage } from '../../e2e/shell-page.ts';
import { openComputer } from '../../harness/browser.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { waitFor } from '../../harness/wait.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';
import type { ItemResult, Part } from '../part.ts';
import { problemsOf, RECORDER, type Frame } from './frames.ts';

const CASE = 'Amelia Hart';
/** A hotel's network: 2 Mbit/s, a fifth of a second away. */
const SLOW = {
  offline: false,
  latency: 200,
  downloadThroughput: 250_000,
  uploadThroughput: 250_000,
  connectionType: 'cellular4g',
} as const;

interface Stage {
  site: HarnessSite;
  browser: Browser;
  /** The address of the case. */
  path: string;
}

let opened: Promise<Stage> | undefined;

/** From the press on the row, or from the address typed, to the model. */
const WAYS: Readonly<Record<string, (page: Page, stage: Stage) => Promise<void>>> = {
  'from the list': (page) => fromTheList(page),
  'from the list, on a slow network': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await fromTheList(page);
  },
  'by its address, on a first visit': async (page, { site, path }) => {
    await page.addInitScript(RECORDER);
    await page.goto(`${site.origin}${path}`);
  },
};

export const opening: Part = {
  name: 'opening',
  claim: `A case is opened in a real browser and every animation frame is looked at. At no frame the stage is empty or a
foreign skeleton stands in its place, and the stored picture and the model are seen together only within one cross-fade.`,
  items: Object.keys(WAYS),
  run: async (item) => {
    const open = WAYS[item];
    if (open === undefined) throw new Error(`nothing is called "${item}"`);
    return record(item, open, await (opened ??= openStage()));
  },
  finish: async () => {
    const stage = await opened;
    await stage?.browser.close();
    await stage?.site.close();
    opened = undefined;
  },
};

async function fromTheList(page: Page): Promise<void> {
  await page.getByRole('link', { name: CASE }).waitFor();
  // The list has fetched what comes next by the time somebody presses.
  await page.waitForLoadState('networkidle');
  await page.evaluate(RECORDER);
  await page.getByRole('link', { name: CASE }).click();
}

async function record(item: string, open: (typeof WAYS)[string], stage: Stage): Promise<ItemResult> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  try {
    const { page } = await computer.openTab();
    const shell = new ShellPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await shell.signInAs('elena.markou');
    await shell.open('/case-management');
    await open(page, stage);
    await page.getByRole('img', { name: /^3D model of/ }).waitFor({ timeout: 60_000 });
    await waitFor(
      'the model to be drawn',
      () => page.evaluate<boolean>('globalThis.recordedFrames.at(-1)?.model === 1'),
      { within: 60_000 },
    );
    await page.waitForTimeout(1_000);
    const frames = await page.evaluate<Frame[]>('globalThis.recordedFrames');
    const problems = problemsOf(frames);
    const first = frames.find(({ isCase, picture }) => isCase && picture > 0)?.at ?? 0;
    const model = frames.find((frame) => frame.isCase && frame.model === 1)?.at ?? 0;
    return {
      passed: problems.length === 0,
      numbers: { frames: frames.length, violations: problems.length },
      line: `${item}: ${frames.length} frames, a picture after ${Math.round(first)} ms, the model after ${Math.round(model)} ms`,
      problems,
    };
  } finally {
    await computer.context.close();
  }
}

async function openStage(): Promise<Stage> {
  await buildWebWithProbe();
  const site = await openSite();
  await seedCast(site.db);
  const [api, browser, worker] = await Promise.all([
    site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE, TRUSTED_PROXIES: '1' }),
    launchBrowser(),
    site.start('worker'),
  ]);
  await Promise.all([api.waitReady(), worker.waitReady()]);
  const path = await makeCase(site, browser);
  return { site, browser, path };
}

async function makeCase(site: HarnessSite, browser: Browser): Promise<string> {
  const teeth = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
  const computer = await openComputer(browser, site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  await cases.make(CASE);
  const jaws = scanFiles(teeth, ['ply']).filter(({ name }) => name !== 'bite.ply');
  await cases.choose(...jaws.map(({ name, bytes }) => ({ name, buffer: Buffer.from(bytes) })));
  await cases.model('Upper jaw').waitFor({ timeout: 60_000 });
  for (const { name } of jaws) await cases.ready(name);
  const path = new URL(page.url()).pathname;
  await computer.context.close();
  return path;
}
