import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { ScansPage } from '../../e2e/scans-page.ts';
import { ShellPage } from '../../e2e/shell-page.ts';
import { CHECKOUT } from '../../harness/process.ts';
import { pause, waitFor } from '../../harness/wait.ts';
import type { ItemResult, Part } from '../part.ts';
import { problemsAfter } from './afterwards.ts';
import { openCase, openStage, sixParts, type Stage } from './stage.ts';

const PARTS = 6;
const ARRIVES = { timeout: 180_000 };

type Interruption = (stage: Stage) => Promise<Buffer | null>;

/** Uploads in a browser, interrupted. Each answers with what should have arrived in the end. */
const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  'the network is cut at every part boundary': async (stage) => {
    const file = sixParts();
    const { page, stored } = await openCase(stage, 'Cut at every part');
    await page.choose(file);
    for (let part = 1; part < PARTS; part += 1) {
      await waitFor(`part ${part}`, async () => stored() >= part, { within: 120_000, every: 5 });
      stage.gate.cut(1_500);
    }
    await page.files.getByText('1 file unpacked').waitFor(ARRIVES);
    return file.buffer;
  },
  'the tab is closed, and another goes on': async (stage) => {
    const file = sixParts();
    const { page, stored, address } = await openCase(stage, 'Closed tab');
    await page.choose(file);
    await waitFor('two parts', async () => stored() >= 2, { within: 120_000, every: 5 });
    await page.page.close();
    const before = stored();
    const { page: tab } = await stage.computer.openTab();
    await new ShellPage(tab).open(address);
    const again = new ScansPage(tab);
    await again.page.getByText('Choose the file again to continue').waitFor();
    await again.chooseAgain(file);
    await again.files.getByText('1 file unpacked').waitFor(ARRIVES);
    // What had arrived may have been on its way when the tab was closed.
    if (stored() - before > PARTS - before) throw new Error('parts were sent again');
    return file.buffer;
  },
  'the store is stopped for 30 s': async (stage) => {
    const file = sixParts();
    const { page, stored } = await openCase(stage, 'Stopped store');
    await page.choose(file);
    await waitFor('a part', async () => stored() >= 1, { within: 120_000, every: 5 });
    await withoutStore(30_000);
    await page.files.getByText('1 file unpacked').waitFor(ARRIVES);
    return file.buffer;
  },
  'the tab is closed for good': async (stage) => {
    const { page, stored } = await openCase(stage, 'Given up');
    await page.choose(sixParts());
    await waitFor('two parts', async () => stored() >= 2, { within: 120_000, every: 5 });
    await page.page.close();
    return null;
  },
};

/** Stops the gateway of the running site's store, and starts it again. */
async function withoutStore(ms: number): Promise<void> {
  const site = process.env['SITE_NAME'] ?? '';
  const gateway = Number(readFileSync(`${CHECKOUT}.data/${site}/run/rgw.pid`, 'utf8').trim().split(/\s/)[0]);
  process.kill(gateway, 'SIGKILL');
  await pause(ms);
  await promisify(execFile)(`${CHECKOUT}ops/services`, ['up', site]);
}

/** Uploads in a browser that are interrupted, and what is left of them. */
export const interruptedUploads: Part = {
  name: 'interrupted-uploads',
  claim: `A file of six parts is sent from a real browser while the network is cut at every part boundary, the tab is
closed, or the store is stopped for 30 s. It arrives byte for byte, or not at all when it is given up; the room is
counted exactly, and after the sweep nothing is left where it was sent to.`,
  items: Object.keys(INTERRUPTIONS),
  run: async (item) => {
    const interrupt = INTERRUPTIONS[item];
    if (interrupt === undefined) throw new Error(`nothing is called "${item}"`);
    const stage = await openStage();
    try {
      return resultOf(item, await problemsAfter(stage, await interrupt(stage)));
    } finally {
      await stage.close();
    }
  },
};

const resultOf = (item: string, problems: string[]): ItemResult => ({
  passed: problems.length === 0,
  numbers: { violations: problems.length },
  line: `${item}: ${problems.length} violations`,
  problems,
});
