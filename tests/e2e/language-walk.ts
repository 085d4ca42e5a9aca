import { loadAllMessages } from '@archway/locales/load';
import { LANGUAGES, type Language } from '@archway/rules/languages';
import { RESIZE_DEBOUNCE_MS } from '@archway/rules/web-limits';
import type { Page, ViewportSize } from 'playwright-core';

const KEYS = Object.keys(loadAllMessages('en'));
export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Run in the page: keys instead of texts, texts that are cut off, and pages wider than their window. */
const LOOK = `((keys) => {
  const known = new Set(keys);
  const problems = [];
  // The page below an open dialog has a walk of its own.
  const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent.trim();
    if (known.has(text) && text.includes('.')) problems.push('a key: ' + text);
  }
  for (const named of shown.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (known.has(named.getAttribute(name) ?? '') && named.getAttribute(name).includes('.'))
        problems.push('a key: ' + named.getAttribute(name));
  for (const element of shown.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    // Kept for readers of the page aloud, and hidden on purpose.
    if (style.clipPath !== 'none' || element.closest('[hidden], svg, select')) continue;
    const cuts = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const holdsText = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (cuts && holdsText && element.scrollWidth > element.clientWidth + 1)
      problems.push('cut off: ' + element.textContent.trim().slice(0, 60));
    if (element.matches('button, a') && holdsText) {
      const words = document.createRange();
      words.selectNodeContents(element);
      const inside = words.getBoundingClientRect();
      const outside = element.getBoundingClientRect();
      if (inside.right > outside.right + 1)
        problems.push('too wide for its place: ' + element.textContent.trim().slice(0, 60));
      if (inside.bottom > outside.bottom + 2)
        problems.push('too high for its place: ' + element.textContent.trim().slice(0, 60));
    }
  }
  // A dialog is wider than the window without making the page wider.
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const { left, right } = dialog.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) problems.push('a dialog wider than the window');
    for (const part of [dialog, ...dialog.querySelectorAll('*')])
      if (['auto', 'scroll'].includes(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1)
        problems.push('a dialog that scrolls sideways: ' + part.textContent.trim().slice(0, 60));
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    problems.push('wider than the window by ' + (document.documentElement.scrollWidth - innerWidth) + ': ' + [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.tagName + ' ' + one.className).slice(-3).join(', '));
  return problems;
})(${JSON.stringify(KEYS)})`;

/** Something to see on a screen, found without words: it is opened in every language. */
export interface Sight {
  name: string;
  open: () => Promise<void>;
  close?: () => Promise<void>;
}

/** Shows one screen in every language, chosen in place, at a desk and on a phone. An open dialog stays open. */
export async function walk(page: Page, sizes: readonly ViewportSize[] = [DESK, PHONE]): Promise<string[]> {
  const problems: string[] = [];
  await inEveryLanguage(page, async (language) => {
    for (const size of sizes) {
      await resize(page, size);
      const found = await look(page);
      problems.push(...found.map((problem) => `${language} at ${size.width}: ${problem}`));
    }
  });
  return problems;
}

/** Opens one thing after the other in every language, at a desk. */
export async function walkSights(page: Page, sights: readonly Sight[]): Promise<string[]> {
  const problems: string[] = [];
  await inEveryLanguage(page, async (language) => {
    for (const { name, open, close } of sights) {
      await open();
      const found = await look(page);
      problems.push(...found.map((problem) => `${name} in ${language}: ${problem}`));
      await close?.();
    }
  });
  return problems;
}

async function inEveryLanguage(page: Page, see: (language: Language) => Promise<void>): Promise<void> {
  for (const language of LANGUAGES) {
    await resize(page, DESK);
    await choose(page, language);
    await see(language);
  }
  await resize(page, DESK);
  await choose(page, 'en');
}

/** Layouts follow the window once it has come to rest. */
async function resize(page: Page, size: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width === size.width) return;
  await page.setViewportSize(size);
  await page.evaluate('new Promise((seen) => requestAnimationFrame(() => seen(null)))');
  await page.waitForTimeout(RESIZE_DEBOUNCE_MS);
}

/** Once the letters are there and two looks in a row see the same: what is wrong then is wrong. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate('document.fonts.ready.then(() => {})');
  let before: string[] | undefined;
  for (let i = 0; i < 10; i += 1) {
    await page.waitForTimeout(120);
    const found = await page.evaluate<string[]>(LOOK);
    if (before?.join() === found.join()) return found;
    before = found;
  }
  return ['the page does not come to rest', ...(before ?? [])];
}

export async function choose(page: Page, language: Language): Promise<void> {
  // An invitation has a language of its own to choose, in its drawer.
  await page
    .locator('select:not(dialog select)', { has: page.locator('option[value="zh-CN"]') })
    .first()
    .selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}
