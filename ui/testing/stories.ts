import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';

const BUILT = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** The policy of our pages: a component that breaks it would not work in them. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; require-trusted-types-for 'script'";

export interface Look {
  theme?: 'light' | 'dark';
  language?: string;
  width?: number;
  height?: number;
}

/** The built stories in a real browser. */
export interface Workbench {
  open(story: string, look?: Look): Promise<Page>;
  /** Shows another story in a page that has one, without loading it again. */
  turn(page: Page, story: string): Promise<void>;
  /** The ids of all stories. */
  stories(): Promise<string[]>;
  /** Throws what the pages have complained about. */
  close(): Promise<void>;
}

/** One server and one browser for all test files of a worker; they end with it. */
let shared: Promise<{ origin: string; browser: Browser }> | undefined;

async function start(): Promise<{ origin: string; browser: Browser }> {
  const [server, browser] = await Promise.all([serve(), launchBrowser()]);
  server.unref();
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, browser };
}

export async function openWorkbench(): Promise<Workbench> {
  const { origin, browser } = await (shared ??= start());
  // One for all pages of a test file: each context is a window of its own, which costs this browser a second.
  const context = await browser.newContext({ locale: 'en-US' });
  const complaints: string[] = [];
  const newPage = async (width: number, height: number): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    // What lies behind another page is not drawn, and nothing on it could be pressed.
    await page.bringToFront();
    watch(page, complaints);
    return page;
  };
  return {
    open: async (story, { theme = 'light', language = 'en', width = 1000, height = 700 } = {}) => {
      const page = await newPage(width, height);
      await page.goto(`${origin}/?story=${story}&theme=${theme}&language=${language}`);
      await page.locator('[data-story]:not(:has([data-pressing]))').waitFor();
      await page.evaluate('document.fonts.ready.then(() => {})');
      return page;
    },
    turn: async (page, story) => {
      await page.evaluate(`location.hash = ${JSON.stringify(story)}`);
      await page.locator(`[data-story=${story}]:not(:has([data-pressing]))`).waitFor();
    },
    stories: async () => {
      const page = await newPage(1000, 700);
      await page.goto(origin);
      const links = page.getByRole('listitem').locator('a:first-child');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((found) =>
        found.map((link) => (link as HTMLAnchorElement).href),
      );
      return addresses.map((address) => new URL(address).searchParams.get('story') ?? '');
    },
    close: async () => {
      await context.close();
      if (complaints.length > 0) throw new Error(`the pages complained:\n${complaints.join('\n')}`);
    },
  };
}

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
}

function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = readFileSync(join(BUILT, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
      });
      response.end(content);
    } catch {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
