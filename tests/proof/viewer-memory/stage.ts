import { CASES_OF } from '@archway/cast/cases';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import { CAST, CAST_PASSWORD, emailOf } from '@archway/cast/organizations';
import { seedCast } from '@archway/cast/seed';
import { sendScan, type Sender } from '@archway/cast/send-case-files';
import { signInAs } from '@archway/cast/sign-in-as';
import { addCaseFiles, getCase, saveCase } from '@archway/contract/case/calls';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Browser, Page } from 'playwright-core';
import { ShellPage } from '../../e2e/shell-page.ts';
import { openComputer } from '../../harness/browser.ts';
import { openSite } from '../../harness/site.ts';
import { waitFor } from '../../harness/wait.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';

const ACCOUNT = 'elena.markou';
const TRIANGLES = 60_000;

/** A site with cases that have two jaws each, and one tab that shows their list. */
export interface Stage {
  browser: Browser;
  page: Page;
  shell: ShellPage;
  /** What each case is called. */
  names: string[];
  close(): Promise<void>;
}

export async function openStage(cases: number): Promise<Stage> {
  await buildWebWithProbe();
  const site = await openSite();
  const browser = await launchBrowser();
  const close = async (): Promise<void> => {
    await browser.close();
    await site.close();
  };
  try {
    await seedCast(site.db);
    const api = await site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE });
    const worker = await site.start('worker');
    await Promise.all([api.waitReady(), worker.waitReady()]);
    const names = Array.from({ length: cases }, (_, i) => `Patient ${String(i + 1).padStart(2, '0')}`);
    await makeCases(site.origin, names);
    const { page } = await (await openComputer(browser, site.origin)).openTab();
    const shell = new ShellPage(page);
    await shell.signInAs(ACCOUNT);
    await shell.open('/case-management');
    return { browser, page, shell, names, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** By calls, as a page makes them; answers when every scan can be looked at. */
async function makeCases(origin: string, names: readonly string[]): Promise<void> {
  const clinic = CAST.find(({ name }) => name === CASES_OF);
  const member = clinic?.members.find(({ name }) => name === ACCOUNT);
  if (clinic === undefined || member === undefined) throw new Error(`nobody is called ${ACCOUNT}`);
  const sender = await signInAs(origin, emailOf(member, clinic), CAST_PASSWORD);
  const jaws = scanFiles(await cachedDentition({ trianglesPerJaw: TRIANGLES, prepared: [46] }), ['ply']);
  const caseIds: string[] = [];
  for (const name of names) {
    const { caseId } = await sender.call(saveCase, { name });
    const fileIds: string[] = [];
    for (const jaw of jaws) fileIds.push(await sendScan(sender, jaw));
    await sender.call(addCaseFiles, { caseId, fileIds });
    caseIds.push(caseId);
  }
  for (const caseId of caseIds)
    await waitFor('the scans', () => isReady(sender, caseId), { within: 300_000, every: 500 });
}

const isReady = async (sender: Sender, caseId: string): Promise<boolean> =>
  (await sender.call(getCase, { caseId })).state === 'scanCompleted';
