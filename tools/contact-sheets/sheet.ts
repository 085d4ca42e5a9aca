import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

const ON_A_SHEET = 12;

export interface Picture {
  name: string;
  png: Buffer;
}

/** Writes the pictures, and sheets of twelve of them; answers the files of the sheets. */
export async function writeSheets(
  page: Page,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const sheets: string[] = [];
  for (const { name, png } of pictures) write(join(folder, 'single', `${name}.png`), png);
  for (let first = 0; first < pictures.length; first += ON_A_SHEET) {
    const number = String(first / ON_A_SHEET + 1).padStart(2, '0');
    const file = join(folder, `sheet-${number}.png`);
    await page.setContent(html(pictures.slice(first, first + ON_A_SHEET)));
    write(file, await capture(page));
    sheets.push(file);
  }
  return sheets;
}

/** Chromium now and then has no memory left for a sheet while a model is drawn beside it; a moment later it has. */
async function capture(page: Page, tries = 5): Promise<Buffer> {
  try {
    return await page.screenshot({ fullPage: true, timeout: 120_000 });
  } catch (error) {
    if (tries === 1) throw error;
    await page.waitForTimeout(2_000);
    return capture(page, tries - 1);
  }
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function html(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ name, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><style>
    body { margin: 0; padding: 8px; background: #777; font: 12px/16px sans-serif; color: #fff }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px }
    figure { margin: 0 }
    img { display: block; max-width: 720px; max-height: 1400px }
  </style><main>${figures.join('')}</main>`;
}
