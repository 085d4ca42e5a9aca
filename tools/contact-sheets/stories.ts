import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { Browser, Page } from './browser.ts';
import type { Look } from './looks.ts';
import type { Picture } from './sheet.ts';

const WORKBENCH = fileURLToPath(new URL('../../ui/workbench/vite.config.ts', import.meta.url));

export interface StoryServer {
  origin: string;
  close(): Promise<void>;
}

/** Builds the workbench and serves it. */
export async function serveStories(): Promise<StoryServer> {
  await build({ configFile: WORKBENCH, logLevel: 'error' });
  const server = await preview({ configFile: WORKBENCH, preview: { host: '127.0.0.1', port: 0 } });
  return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** What is drawn of a story, with its menus and dialogs, without the empty page around it. */
const DRAWN = `(() => {
  const boxes = [...document.querySelectorAll('.story *, body > :not(#root) *')]
    .map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
  const right = Math.max(160, ...boxes.map((box) => box.right));
  const bottom = Math.max(60, ...boxes.map((box) => box.bottom));
  return { width: Math.min(right + 24, innerWidth), height: bottom + 24 };
})()`;

/** Every story whose name holds one of the words; all if there are none. */
export async function pictureStories(
  browser: Browser,
  origin: string,
  look: Look,
  words: readonly string[],
): Promise<Picture[]> {
  const { width, height } = look;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const pictures: Picture[] = [];
  for (const story of await storiesAt(page, origin)) {
    if (words.length > 0 && !words.some((word) => story.includes(word))) continue;
    await page.goto(`${origin}?story=${story}&theme=${look.theme}&language=${look.language}`);
    await page.locator('[data-story]').waitFor();
    await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {})');
    const drawn = await page.evaluate<{ width: number; height: number }>(DRAWN);
    pictures.push({
      name: story,
      png: await page.screenshot({ clip: { x: 0, y: 0, ...drawn }, fullPage: true }),
    });
  }
  await page.close();
  return pictures;
}

async function storiesAt(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin);
  const links = page.locator('li a:first-child');
  await links.first().waitFor();
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return addresses.map((address) => new URL(address ?? '', origin).searchParams.get('story') ?? '');
}
