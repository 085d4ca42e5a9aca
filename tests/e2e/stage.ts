import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { CAST } from '@archway/cast/organizations';
import { seedCast } from '@archway/cast/seed';
import { startReplyProxy, type ReplyProxy } from '@archway/sandbox/reply-proxy/reply-proxy';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openComputer, type Computer, type Tab } from '../harness/browser.ts';
import type { ServerProcess } from '../harness/process.ts';
import { openSite, type HarnessSite } from '../harness/site.ts';
import { WEB_WITH_PROBE } from '../harness/web-build.ts';
import { ShellPage } from './shell-page.ts';

export interface Stage {
  site: HarnessSite;
  api: ServerProcess;
  /** Stands before the API. */
  proxy: ReplyProxy;
  browser: Browser;
  computer: Computer;
  /** Complaints of pages that this test expects. */
  expect(complaints: RegExp): void;
  /** A tab of the computer, at the sign-in or wherever its session leads. */
  openTab(): Promise<Tab & { shell: ShellPage }>;
}

/**
 * A site with the cast, its pages in a browser, and a proxy before it that can alter a reply; with a worker, mails
 * are sent too. For one test file.
 */
export function useStage({
  worker = false,
  settings = {},
}: {
  worker?: boolean;
  /** Of the API process, in place of the harness's own. */
  settings?: Readonly<Record<string, string>>;
} = {}): Stage {
  const stage = { expect: () => {} } as unknown as Stage;
  let expected: RegExp | null = null;
  stage.expect = (complaints) => {
    expected = complaints;
  };
  stage.openTab = async () => {
    const tab = await stage.computer.openTab();
    return { ...tab, shell: new ShellPage(tab.page) };
  };
  beforeAll(async () => {
    stage.site = await openSite();
    await seedCast(stage.site.db);
    // The cast has no cases yet, but most journeys begin where established organizations do.
    for (const { orgId } of CAST) await stage.site.hideFirstSteps(orgId);
    [stage.api, stage.browser] = await Promise.all([
      stage.site.start('http', { WEB_FOLDER: WEB_WITH_PROBE, TRUSTED_PROXIES: '1', ...settings }),
      launchBrowser(),
    ]);
    await stage.api.waitReady();
    if (worker) await (await stage.site.start('worker')).waitReady();
    const port = Number(new URL(stage.site.origin).port);
    stage.proxy = await startReplyProxy({ port, target: stage.api.port });
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.proxy?.close();
    await stage.site?.close();
  });
  beforeEach(async () => {
    expected = null;
    stage.proxy.reset();
    stage.computer = await openComputer(stage.browser, stage.site.origin);
  });
  afterEach(async () => {
    await stage.computer.context.close();
    const unexpected = stage.computer.complaints.filter((complaint) => !expected?.test(complaint));
    if (unexpected.length > 0) throw new Error(`the pages complained:\n${unexpected.join('\n')}`);
  });
  return stage;
}
