import type { Browser, Page } from 'playwright-core';
import type { Viewer } from '../src/viewer.ts';
import type { Toolbox } from '../workbench/toolbox.ts';
import { launchBrowser } from './launch-browser.ts';
import { serveWorkbench } from './serve-workbench.ts';

/** How long to wait for a page on a machine that has other things to do. */
export const PATIENCE = { timeout: 20_000 };

/** What the page has for those who look into it. */
export interface InPage {
  viewer: Viewer;
  toolbox: Toolbox;
}

export interface OpenWorkbench {
  browser: Browser;
  page: Page;
  /** Errors and warnings of the page. */
  complaints: string[];
  open(query: string): Promise<void>;
  close(): Promise<void>;
}

/** The built page in a browser, with the scans of a folder below `/jaws/`. */
export async function openWorkbench(
  folder: string,
  viewport = { width: 640, height: 480 },
): Promise<OpenWorkbench> {
  const { server, origin } = await serveWorkbench(folder);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return {
    browser,
    page,
    complaints,
    open: async (query) => {
      await page.goto(`${origin}/?still&${query}`);
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** The model is there in full, and the tools are. */
export async function untilMeasurable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { viewer, toolbox } = globalThis as unknown as Partial<InPage>;
    return viewer?.state.isMeasurable === true && toolbox !== undefined;
  });
}
