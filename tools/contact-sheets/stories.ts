import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { Browser, Page } from 'playwright-core';
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
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const isDrawn = (one) => {
    const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(one);
    return one.matches('svg, img, canvas, input, [class*=ant-]') || backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      parseFloat(borderTopWidth) + parseFloat(borderLeftWidth) > 0;
  };
  const boxes = [...document.querySelectorAll('.story *, body > :not(#root) *')].flatMap((one) => [
    ...(isDrawn(one) ? [one.getBoundingClientRect()] : []),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(boxOf),
  ]).filter(({ width, height }) => width > 1 && height > 1);
  const right = Math.max(160, ...boxes.map((box) => box.right));
  const bottom = Math.max(60, ...boxes.map((box) => box.bottom));
  const page = Math.max(document.documentElement.scrollHeight, innerHeight);
  return { width: Math.min(right + 24, innerWidth), height: Math.min(bottom + 24, page) };
})()`;

/** Every story whose name holds one of the words; all if there are none. */
export async function pictureStories(
  browser: Browser,
  origin: string,
  look: Look,
  words: readonly string[],
): Promise<Picture[]> {
  const { width, height } = look;
  const touch = width < 750;
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
  });
  const pictures: Picture[] = [];
  for (const story of await storiesAt(page, origin)) {
    if (words.length > 0 && !words.some((word) => story.includes(word))) continue;
    await page.goto(`${origin}?story=${story}&theme=${look.theme}&language=${look.language}`);
    await page.locator('[data-story]:not(:has([data-pressing]))').waitFor();
    await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {})');
    // Ghosts of rows come late.
    if ((await page.locator('[aria-busy]').count()) > 0) await page.waitForTimeout(300);
    const drawn = await page.evaluate<{ width: number; height: number }>(DRAWN);
    pictures.push({
      name: story,
      png: await page.screenshot({
        clip: { x: 0, y: 0, ...drawn },
        fullPage: true,
        animations: 'disabled',
      }),
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
