import { plainLine } from '@archway/rules/plain-text';
import type { Page } from 'playwright-core';
import { OWN_SPACE_TABS } from '../../e2e/own-space-tabs.ts';
import { ShellPage } from '../../e2e/shell-page.ts';
import type { Writer } from './fields.ts';
import { look } from './watch.ts';

/** What a text in an address leads to, without a session. */
const OPEN_PATHS = (text: string): string[] => [
  `/register?type=${text}`,
  `/self-register?type=${text}`,
  `/register-result?email=${text}`,
  `/forget-pass-account?account=${text}`,
  `/forget-pass-email-send?email=${text}`,
  `/forget-pass/${text}`,
  `/set-pass/${text}`,
  `/email-verify/${text}`,
  `/email-undo/${text}`,
  `/contact-email-verify/${text}`,
  `/login-jump-page/${text}`,
  `/join/${text}`,
  `/agreements/${text}`,
  `/help?q=${text}`,
];

/** Those that are read when the page is loaded, before there is an application. */
const LOADED_PATHS = (text: string): string[] => [
  `/login?redirect=${text}`,
  `/redirect?redirect=${text}`,
  `/${text}`,
];

const PATIENCE_MS = 5_000;
/** Until a screen has asked for what it shows, and drawn it. What is known to be shown is waited for. */
const SETTLED_MS = 250;

/** Goes on within the application, as a link does. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** Where a field is to be read, by the name it has in `FIELDS`. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  '/case-management': 'name of a case',
  '/account/users': 'name and phone of a member',
  '/account/roles': 'name of a role',
  '/own-space/account-info': 'own names and phone',
  '/own-space/dentist-management': 'name of a dentist',
  '/own-space/organisation-info': 'texts of the organization',
  '/own-space/contacts': 'name of a contact',
};

export interface Walked {
  screens: number;
  /** On how many of them the text was to be read. */
  shown: number;
  problems: string[];
}

/** Looks at one screen after the other. */
class Walk {
  readonly #page: Page;
  readonly #text: string;
  readonly walked: Walked = { screens: 0, shown: 0, problems: [] };

  constructor(page: Page, text: string) {
    this.#page = page;
    // As it is kept: what cannot be seen is taken out on the way in.
    this.#text = plainLine(text);
  }

  /** With `isExpected` the text has to come up: a screen that is looked at before its data are there shows no harm. */
  async look(where: string, isExpected = false): Promise<void> {
    await this.#page.waitForTimeout(SETTLED_MS);
    const end = Date.now() + PATIENCE_MS;
    let sight = await look(this.#page, this.#text);
    while (isExpected && !sight.shown && Date.now() < end) {
      await this.#page.waitForTimeout(50);
      sight = await look(this.#page, this.#text);
    }
    const { hit, made, shown } = sight;
    if (isExpected && !shown) this.walked.problems.push(`${where}: the text is not there`);
    this.walked.screens += 1;
    if (shown) this.walked.shown += 1;
    if (hit) this.walked.problems.push(`${where}: a script ran`);
    this.walked.problems.push(...made.map((html) => `${where}: made ${html}`));
  }
}

/** All screens of somebody who is signed in, and has written the text into these fields. */
export async function walkInside(
  page: Page,
  text: string,
  { ids: { caseId }, written }: { ids: Writer['ids']; written: ReadonlySet<string> },
): Promise<Walked> {
  const shell = new ShellPage(page);
  const walk = new Walk(page, text);
  const isWritten = (path: string): boolean => written.has(SHOWN_ON[path] ?? '');
  // Loaded once, so that nothing is left of the payload before.
  await shell.open('/case-management');
  await page.getByRole('main').waitFor();
  const open = async (path: string): Promise<void> => {
    await goTo(page, path);
    await page.getByRole('main').waitFor();
    await walk.look(path, isWritten(path));
  };
  for (const path of ['/case-management', '/account/users', '/account/roles']) {
    await open(path);
    await search(page, text);
    await walk.look(`${path}, searched`);
  }
  for (const tab of OWN_SPACE_TABS) await open(`/own-space/${tab}`);
  await search(page, text);
  await walk.look('contacts, searched');
  if (caseId !== undefined) {
    await open(`/case-management/detail/${caseId}`);
    await page.getByRole('tab', { name: /^Notes/ }).click();
    await walk.look('notes of a case', written.has('text of a note'));
  }
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.getByRole('dialog').getByRole('textbox'))
    .first()
    .fill(text);
  await walk.look('commands');
  await page.keyboard.press('Escape');
  return walk.walked;
}

/** Types into the list's search, where there is one. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox').first();
  if ((await box.count()) === 0) return;
  await box.fill(text);
  // Until the search runs; its answer is waited for after that.
  await page.waitForTimeout(400);
}

/** The pages for everybody, with the text in their address. */
export async function walkOutside(page: Page, text: string): Promise<Walked> {
  const shell = new ShellPage(page);
  const walk = new Walk(page, text);
  const written = encodeURIComponent(text.toWellFormed());
  const open = async (path: string, go: (path: string) => Promise<void>): Promise<void> => {
    await go(path);
    await page.getByRole('heading').first().waitFor();
    await walk.look(path);
  };
  for (const path of LOADED_PATHS(written)) await open(path, (to) => shell.open(to));
  for (const path of OPEN_PATHS(written)) await open(path, (to) => goTo(page, to));
  return walk.walked;
}
