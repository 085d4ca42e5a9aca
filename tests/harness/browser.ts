import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { freshAddress } from './addresses.ts';
import { PROBE } from './web-build.ts';

/** A browser context with its own storage and IP address, and the errors of its pages. */
export interface Computer {
  context: BrowserContext;
  openTab: () => Promise<Tab>;
  /** Console errors, uncaught errors, and violations of the content security policy. */
  readonly complaints: string[];
  /** Number of requests of all tabs to one call. */
  requestsTo: (path: string) => number;
}

export interface Tab {
  page: Page;
  /** Makes a call from within the page, in its session. */
  call: (path: string, input?: object) => Promise<Outcome>;
  burst: (path: string, times: number) => Promise<Outcome[]>;
}

export type Outcome = { data: unknown; failure?: never } | { failure: string; data?: never };

export async function openComputer(browser: Browser, origin: string): Promise<Computer> {
  const context = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
  });
  const complaints: string[] = [];
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  // Report-only violations don't appear in the console.
  await context.exposeFunction('complain', (text: string) => void complaints.push(text));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  );
  return {
    context,
    complaints,
    requestsTo: (path) => requests.filter((one) => new URL(one.url()).pathname === `/api/${path}`).length,
    openTab: async () => {
      const page = await context.newPage();
      await page.goto(origin);
      return tabOf(page);
    },
  };
}

/** Loads the probe before each use, because a reload removes it. */
function tabOf(page: Page): Tab {
  // As text, because this file is type-checked without DOM types.
  const inPage = <T>(expression: string): Promise<T> =>
    page.evaluate<T>(`import('${PROBE}').then(() => globalThis.probe.${expression})`);
  return {
    page,
    call: (path, input = {}) => inPage(`call(${JSON.stringify(path)}, ${JSON.stringify(input)})`),
    burst: (path, times) => inPage(`burst(${JSON.stringify(path)}, ${times})`),
  };
}
