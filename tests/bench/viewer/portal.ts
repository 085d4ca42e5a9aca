import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CASES_OF } from '@archway/cast/cases';
import { CAST, CAST_PASSWORD, emailOf } from '@archway/cast/organizations';
import { seedCast } from '@archway/cast/seed';
import { sendScan } from '@archway/cast/send-case-files';
import { signInAs } from '@archway/cast/sign-in-as';
import { addCaseFiles, getCase, saveCase } from '@archway/contract/case/calls';
import type { CaseDetail } from '@archway/contract/case/model';
import type { Page } from 'playwright-core';
import { ShellPage } from '../../e2e/shell-page.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { waitFor } from '../../harness/wait.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';

const ACCOUNT = 'elena.markou';
const CASE = 'Noisy jaw';
const WITHIN = 180_000;

/** A running portal with one case, whose only scan is the large one. */
export interface Portal {
  origin: string;
  close(): Promise<void>;
}

export async function openPortal(scans: string): Promise<Portal> {
  await buildWebWithProbe();
  const site = await openSite();
  try {
    await seedCast(site.db);
    const api = await site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE });
    const worker = await site.start('worker');
    await Promise.all([api.waitReady(), worker.waitReady()]);
    await makeCase(site, await readFile(join(scans, 'noisy.stl')));
    return { origin: site.origin, close: () => site.close() };
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function makeCase({ origin }: HarnessSite, bytes: Buffer): Promise<void> {
  const clinic = CAST.find(({ name }) => name === CASES_OF);
  const member = clinic?.members.find(({ name }) => name === ACCOUNT);
  if (clinic === undefined || member === undefined) throw new Error(`nobody is called ${ACCOUNT}`);
  const sender = await signInAs(origin, emailOf(member, clinic), CAST_PASSWORD);
  const { caseId } = await sender.call(saveCase, { name: CASE });
  const fileIds = [await sendScan(sender, { name: 'lower.stl', bytes })];
  await sender.call(addCaseFiles, { caseId, fileIds });
  await waitFor('the scan and its picture', async () => isDrawn(await sender.call(getCase, { caseId })), {
    within: 300_000,
    every: 500,
  });
}

/** Before it has a picture of its own, a case shows that of a scan, in another format. */
const isDrawn = ({ state, thumbnailUrl }: CaseDetail): boolean =>
  state === 'scanCompleted' && new URL(thumbnailUrl ?? 'none:').search.includes('webp');

/**
 * Runs in the page, as text because this file is compiled for Node: notes when the stage shows what the model opens with,
 * as a picture or drawn; when it is drawn and begins to be seen; and when its layer no longer says that something is to
 * come.
 */
const WATCH = `(() => {
  const began = performance.now();
  const times = (globalThis.times = {});
  const look = () => {
    const host = document.querySelector('[class*="_stage_"] [class*="_host_"]');
    const isSeen = host?.querySelector('canvas') != null && host.dataset.empty === undefined;
    const picture = document.querySelector('[class*="_stage_"] img[data-loaded]');
    if (isSeen || picture?.complete) times.first ??= performance.now() - began;
    if (isSeen) times.model ??= performance.now() - began;
    const isWaiting = /Loading|loading full detail/.test(document.querySelector('main')?.innerText ?? '');
    if (isSeen && !isWaiting) times.full ??= performance.now() - began;
    if (times.full === undefined) requestAnimationFrame(look);
  };
  look();
})()`;

/** Seconds from the press on the row of the list to the first picture, to the model, and to all of its detail. */
export async function openFromList(
  page: Page,
  origin: string,
): Promise<{ first: number; model: number; full: number }> {
  await page.goto(origin);
  const shell = new ShellPage(page);
  await shell.signInAs(ACCOUNT);
  await page.goto(`${origin}/case-management`);
  const row = page.getByRole('link', { name: CASE });
  await row.waitFor();
  // By the time somebody presses, the list has fetched what comes next.
  await page.waitForLoadState('networkidle');
  await page.evaluate(WATCH);
  await row.click();
  // Asked from here: the portal's policy lets no text be evaluated in the page.
  const times = () => page.evaluate<{ first?: number; model?: number; full?: number }>('globalThis.times');
  await waitFor('full detail', async () => (await times()).full !== undefined, {
    within: WITHIN,
    every: 250,
  });
  const { first = Number.NaN, model = Number.NaN, full = Number.NaN } = await times();
  return { first: first / 1_000, model: model / 1_000, full: full / 1_000 };
}
