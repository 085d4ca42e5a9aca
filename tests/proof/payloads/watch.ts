import type { BrowserContext, Page } from 'playwright-core';

/** What no page of ours has, and what every payload would make. */
const TRACES = [
  'x-hit',
  '[data-hit]',
  ...['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'onbegin', 'ontoggle', 'onstart'].map(
    (name) => `[${name}]`,
  ),
  '[href^="javascript:" i]',
  '[action^="javascript:" i]',
  'iframe',
  'object',
  'embed',
  'base',
  'meta[http-equiv=refresh i]',
].join(',');

export interface Sight {
  hit: boolean;
  /** Elements that came from a payload. */
  made: string[];
  /** The text can be read, on the page or in a field. */
  shown: boolean;
}

/** As text, since this file is compiled for Node, which knows no page. */
export const look = (page: Page, text: string): Promise<Sight> =>
  page.evaluate<Sight>(`(() => {
    const plain = (one) => one.replace(/\\s+/g, ' ').trim();
    const text = plain(${JSON.stringify(text)});
    const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
    return {
      hit: '__hit' in globalThis,
      made: [...document.querySelectorAll(${JSON.stringify(TRACES)})].map((one) => one.outerHTML.slice(0, 120)),
      shown: [document.body.innerText, ...fields].some((one) => plain(one).includes(text)),
    };
  })()`);

/** Dialogs that a script has opened, which would also stop the page. */
export function watchDialogs(context: BrowserContext): string[] {
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}
