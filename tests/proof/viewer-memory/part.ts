import type { CDPSession, Page } from 'playwright-core';
import { ScansPage } from '../../e2e/scans-page.ts';
import { ViewerPage } from '../../e2e/viewer-page.ts';
import { processMemory, type ProcessMemory } from '../../harness/browser-memory.ts';
import { pause } from '../../harness/wait.ts';
import type { Part } from '../part.ts';
import { openStage, type Stage } from './stage.ts';

const CASES = 30;
const FIRST = 6;
const MOST_GROWTH = 1.1;
/** Until what nobody needs any more has been let go: workers that wait for work, among others. */
const REST = 8_000;
const BETWEEN = 2_000;

/** Whether a tab that stays open all day keeps what it has shown. */
export const viewerMemory: Part = {
  name: 'viewer-memory',
  claim: `Thirty cases with two jaws and a bite each are opened and left in one tab, one after the other. The first
six bring the viewer's program, fill the meshes a page keeps of its last five cases, and the room its allocator holds;
from there on, what the page's process and the one that draws for it have is back within 10 % after the thirtieth.`,
  items: ['thirty cases'],
  run: async (item) => {
    const stage = await openStage(CASES);
    try {
      const others = stage.names.slice(FIRST);
      for (const name of stage.names.slice(0, FIRST)) await lookAt(stage, name);
      const before = await memoryAtRest(stage);
      let most = before.page;
      for (const name of others) most = Math.max(most, await lookAt(stage, name));
      const after = await memoryAtRest(stage);
      const growth = { page: after.page / before.page, drawing: after.drawing / before.drawing };
      const passed = growth.page <= MOST_GROWTH && growth.drawing <= MOST_GROWTH;
      return {
        passed,
        numbers: {},
        line: `${item}: page ${text(before.page)}, ${text(after.page)} afterwards (${growth.page.toFixed(3)}), at most ${text(most)}; drawing ${text(before.drawing)}, ${text(after.drawing)} afterwards (${growth.drawing.toFixed(3)})`,
        problems: passed ? [] : ['it keeps what it has shown'],
      };
    } finally {
      await stage.close();
    }
  },
};

const text = (megabytes: number): string => `${megabytes.toFixed(0)} MB`;

/** Opens a case, waits for all of it, and goes back to the list. Answers with what the page had meanwhile. */
async function lookAt({ browser, page, shell }: Stage, name: string): Promise<number> {
  await page.getByLabel('Search patient, case, or memo').fill(name);
  await new ScansPage(page).row(name).click();
  await new ViewerPage(page).full();
  const memory = await processMemory(browser, page);
  await page.goBack();
  await shell.at('/case-management');
  return memory.page;
}

/** The median of five: what a process holds on to for itself differs by some megabytes from second to second. */
async function memoryAtRest({ browser, page }: Stage): Promise<Pick<ProcessMemory, 'page' | 'drawing'>> {
  await pause(REST);
  const seen: ProcessMemory[] = [];
  for (let times = 0; times < 5; times++) {
    // Has allocators give back what they keep for later.
    await withSession(page, (session) =>
      session.send('Memory.simulatePressureNotification', { level: 'critical' }),
    );
    await pause(BETWEEN);
    seen.push(await processMemory(browser, page));
  }
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  return {
    page: median(seen.map((one) => one.page)),
    drawing: median(seen.map((one) => one.drawing)),
  };
}

async function withSession(page: Page, work: (session: CDPSession) => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await work(session);
  await session.detach();
}
