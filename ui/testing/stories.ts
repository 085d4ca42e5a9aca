import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

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
  /** The ids of all stories. */
  stories(): Promise<string[]>;
  /** Throws what the pages have complained about. */
  close(): Promise<void>;
}

export async function openWorkbench(): Promise<Workbench> {
  const server = await serve();
  const { port } = server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const browser = await launch();
  const complaints: string[] = [];
  return {
    open: async (story, { theme = 'light', language = 'en', width = 1000, height = 700 } = {}) => {
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US' });
      const page = await context.newPage();
      watch(page, complaints);
      await page.goto(`${origin}/?story=${story}&theme=${theme}&language=${language}`);
      await page.locator('[data-story]').waitFor();
      await page.evaluate('document.fonts.ready.then(() => {})');
      return page;
    },
    stories: async () => {
      const page = await browser.newPage();
      await page.goto(origin);
      const links = page.getByRole('listitem').locator('a:first-child');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((found) =>
        found.map((link) => (link as HTMLAnchorElement).href),
      );
      await page.close();
      return addresses.map((address) => new URL(address).searchParams.get('story') ?? '');
    },
    close: async () => {
      await browser.close();
      server.close();
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

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
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
