import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { seedCast } from '@archway/cast/seed';
import type { Browser } from 'playwright-core';
import { SignInPage } from '../../e2e/sign-in-page.ts';
import { openComputer, type Computer, type Tab } from '../../harness/browser.ts';
import { openPrivateEngines, type PrivateEngines } from '../../harness/private-engines.ts';
import type { ServerProcess } from '../../harness/process.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';

export interface Stage {
  site: HarnessSite;
  engines: PrivateEngines;
  api: ServerProcess;
  computer: Computer;
  tab: Tab;
  screen: SignInPage;
  close: () => Promise<void>;
}

/** A page on which somebody is signed in, and a PostgreSQL that nobody else uses. */
export async function openStage(): Promise<Stage> {
  const undo: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await buildWebWithProbe();
    const engines = await openPrivateEngines(['postgres']);
    undo.push(() => engines.destroy());
    const site = await openSite({ engines: engines.env });
    undo.push(() => site.close());
    await seedCast(site.db);
    const api = await site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE });
    const browser: Browser = await launchBrowser();
    undo.push(() => browser.close());
    await api.waitReady();
    const computer = await openComputer(browser, site.origin);
    const tab = await computer.openTab();
    const screen = new SignInPage(tab.page);
    await screen.signInAs('elena.markou', { save: true });
    return { site, engines, api, computer, tab, screen, close };
  } catch (error) {
    await close();
    throw error;
  }
}
