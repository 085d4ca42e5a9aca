import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Browser } from 'playwright-core';
import { looksOf, nameOf, type Look } from './contact-sheets/looks.ts';
import { MAIL_WIDTHS, pictureMails } from './contact-sheets/mails.ts';
import { pictureScreens } from './contact-sheets/screens.ts';
import { writeSheets, type Picture } from './contact-sheets/sheet.ts';
import { pictureStories, serveStories } from './contact-sheets/stories.ts';
import { CHECKOUT } from './dev/steps.ts';

const USAGE = `pnpm pictures stories [word…]   every story of the workbench, or those whose name holds a word
pnpm pictures mails [word…]     every mail, or those whose template's name holds a word
pnpm pictures screens <origin> --account <email> --password <word>   the screens of a running demo

  Writes sheets of twelve pictures, and the single pictures, to .data/pictures/.
  --width 1440,390   --theme light,dark   --language en,de,ja   all of them unless said; mails 600,390
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    account: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const [source, ...words] = positionals;
const looks = looksOf(source === 'mails' ? { ...values, width: values.width ?? MAIL_WIDTHS } : values);

async function stories(browser: Browser): Promise<void> {
  const server = await serveStories();
  for (const look of looks)
    await write(browser, look, await pictureStories(browser, server.origin, look, words));
  await server.close();
}

async function mails(browser: Browser): Promise<void> {
  for (const look of looks) await write(browser, look, await pictureMails(browser, look, words));
}

async function screens(browser: Browser): Promise<void> {
  const { account, password } = values;
  const pictures = pictureScreens(browser, looks, { origin: words[0] ?? '', account, password });
  for await (const [look, ofLook] of pictures) await write(browser, look, ofLook);
}

/** Four columns of what is narrow, two of screens, which the sheet makes smaller. */
const sheetWidth = ({ width }: Look): number => (width < 750 ? 4 * width + 40 : 1800);

async function write(browser: Browser, look: Look, pictures: readonly Picture[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheetWidth(look), height: 600 } });
  const folder = join(CHECKOUT, '.data/pictures', `${source}-${nameOf(look)}`);
  for (const file of await writeSheets(page, folder, pictures)) console.log(file);
  await page.close();
}

const takePictures = { stories, mails, screens }[source ?? ''];
if (values.help || takePictures === undefined || (source === 'screens' && words.length !== 1)) {
  console.log(USAGE);
} else {
  const browser = await launchBrowser();
  try {
    await takePictures(browser);
  } finally {
    await browser.close();
  }
}
