import { readFileSync } from 'node:fs';
import { renderMail, type MailContent } from '@archway/server/platform/mail/render';
import { sampleMails } from '@archway/server/testing/mail-samples';
import type { Browser } from 'playwright-core';
import type { Look } from './looks.ts';
import type { Picture } from './sheet.ts';

const MARK = readFileSync(new URL('../../web/public/mail-mark.png', import.meta.url));

/** The width a mail is made for, and a phone's. */
export const MAIL_WIDTHS = '600,390';

/** Every mail whose template's name holds one of the words; all if there are none. */
export async function pictureMails(
  browser: Browser,
  { width, theme, language }: Look,
  words: readonly string[],
): Promise<Picture[]> {
  const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme: theme });
  await page.route('**/mail-mark.png', (route) => route.fulfill({ body: MARK, contentType: 'image/png' }));
  const pictures: Picture[] = [];
  for (const mail of sampleMails(language as MailContent['language'])) {
    if (words.length > 0 && !words.some((word) => mail.template.name.includes(word))) continue;
    await page.setContent(renderMail(mail).html, { waitUntil: 'load' });
    pictures.push({ name: mail.template.name, png: await page.screenshot({ fullPage: true }) });
  }
  await page.close();
  return pictures;
}
