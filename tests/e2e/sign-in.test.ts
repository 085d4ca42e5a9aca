import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { info } from '@archway/contract/account/calls';
import { disable } from '@archway/contract/member/calls';
import { refreshToken } from '@archway/contract/session/calls';
import { seedCast } from '@archway/cast/seed';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openComputer, type Computer } from '../harness/browser.ts';
import type { ServerProcess } from '../harness/process.ts';
import { openSite, type HarnessSite } from '../harness/site.ts';
import { pause, waitFor } from '../harness/wait.ts';
import { WEB_WITH_PROBE } from '../harness/web-build.ts';
import { castMember, SignInPage } from './sign-in-page.ts';

/** How long an API process believes what it knows about a token. */
const SESSION_CACHE_MS = 3_000;
const ENDED = 'Your session has ended. Your saved work is safe. Sign in again to continue.';

let site: HarnessSite;
let api: ServerProcess;
let browser: Browser;
let computer: Computer;
/** Complaints a test expects; none but these may be made. */
let expected: RegExp | null;
let minutes = 0;

beforeAll(async () => {
  site = await openSite();
  await seedCast(site.db);
  [api, , browser] = await Promise.all([
    site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE }),
    site.start('worker').then((worker) => worker.waitReady()),
    launchBrowser(),
  ]);
  await api.waitReady();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  expected = null;
  computer = await openComputer(browser, site.origin);
});

afterEach(async () => {
  await computer.context.close();
  const unexpected = computer.complaints.filter((complaint) => !expected?.test(complaint));
  if (unexpected.length > 0) throw new Error(`the pages complained:\n${unexpected.join('\n')}`);
});

/** Time passes for the whole site, and no process still believes what it knew. */
async function letPass(more: number): Promise<void> {
  minutes += more;
  await site.shiftClock(`${minutes} minutes`);
  await pause(SESSION_CACHE_MS + 100);
}

async function openPage() {
  const tab = await computer.openTab();
  const screen = new SignInPage(tab.page);
  return { ...tab, screen };
}

/** What is left in the browser, but for when it was last measured. */
const storedKeys = (page: Page) =>
  page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key !== 'archway.measuredAt').sort()");
const focusedLabel = (page: Page) =>
  page.evaluate<string>('document.activeElement.labels?.[0]?.innerText ?? ""');

describe('signing in and out', () => {
  test('somebody sees name and organization, and leaves nothing behind', async () => {
    const { page, screen } = await openPage();
    expect(await page.title()).toBe('Archway');
    await screen.signInAs('elena.markou');
    await page.getByTitle(castMember('elena.markou').organization).waitFor();
    await page.getByLabel('Language').first().selectOption('de');
    await page.getByRole('navigation', { name: 'Menü' }).waitFor();
    await page.getByLabel('Sprache').first().selectOption('en');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await screen.signOut();
    expect(await storedKeys(page)).toEqual(['archway.language', 'archway.preference', 'archway.theme']);
    expect(await screen.notice.filter({ hasText: /./ }).count()).toBe(0);
    await page.reload();
    await screen.form.waitFor();
  });

  test('a wrong password is told in the language of the page, also in one that is chosen afterwards', async () => {
    const { page, screen } = await openPage();
    await screen.signIn('elena.markou', { password: 'Wrong-Horse-7' });
    const english = await screen.problem.innerText();
    expect(await screen.account.inputValue()).toBe(castMember('elena.markou').account);
    expect(await focusedLabel(page)).toBe('Password');

    await page.getByLabel('Language').selectOption('de');
    await waitFor('the German text', async () => (await screen.problem.innerText()) !== english);
    expect(await screen.problem.innerText()).toMatch(/Passwort/);
    expect(await storedKeys(page)).toEqual(['archway.language']);
  });
});

describe('an access token that has become old', () => {
  test('is exchanged once for 20 requests at the same time, and all are sent again', async () => {
    const { screen, call, burst } = await openPage();
    await screen.signInAs('elena.markou', { save: true });
    await call(info.path);
    await letPass(11);
    const before = computer.requestsTo(info.path);
    const outcomes = await burst(info.path, 20);
    expect(outcomes.map(({ failure }) => failure)).toEqual(Array.from({ length: 20 }));
    expect(computer.requestsTo(refreshToken.path)).toBe(1);
    expect(computer.requestsTo(info.path) - before).toBe(40);
  });

  test('is exchanged once for all of 20 tabs, and none is signed out', { timeout: 120_000 }, async () => {
    const first = await openPage();
    await first.screen.signInAs('elena.markou', { save: true });
    const tabs = [first, ...(await Promise.all(Array.from({ length: 19 }, openPage)))];
    await Promise.all(tabs.map(({ screen }) => screen.signedIn('elena.markou').waitFor()));
    await letPass(11);
    const outcomes = await Promise.all(tabs.map(({ burst }) => burst(info.path, 4)));
    expect(outcomes.flat().filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(computer.requestsTo(refreshToken.path)).toBe(1);
  });

  test('is taken over from another tab without a call and without a reload', async () => {
    const [first, second] = [await openPage(), await openPage()];
    await first.screen.signInAs('elena.markou', { save: true });
    await second.screen.signedIn('elena.markou').waitFor();
    await second.page.evaluate('globalThis.isStillHere = true');
    await letPass(11);
    await first.call(info.path);
    expect(computer.requestsTo(refreshToken.path)).toBe(1);

    const before = computer.requestsTo(info.path);
    expect((await second.call(info.path)).failure).toBeUndefined();
    expect(computer.requestsTo(info.path) - before).toBe(1);
    expect(computer.requestsTo(refreshToken.path)).toBe(1);
    expect(await second.page.evaluate('globalThis.isStillHere')).toBe(true);
  });

  test('does not matter to a page that is loaded again', async () => {
    const { page, screen } = await openPage();
    await screen.signInAs('elena.markou', { save: true });
    await page.reload();
    await screen.signedIn('elena.markou').waitFor();
    await letPass(60 * 24 * 7);
    await page.reload();
    await screen.signedIn('elena.markou').waitFor();
    expect(computer.requestsTo(refreshToken.path)).toBe(1);
  });

  test('signs out who did not ask to be kept signed in', async () => {
    const { page, screen, call } = await openPage();
    await screen.signInAs('elena.markou');
    await letPass(31);
    expect((await call(info.path)).failure).toBe('sessionUnknown');
    await screen.form.waitFor();
    expect(await screen.notice.innerText()).toBe("You're signed out. Sign in again to continue.");
    expect(computer.requestsTo(refreshToken.path)).toBe(0);
    expect(await storedKeys(page)).toEqual(['archway.preference']);
  });

  test('is of no use without the cookie of the device', async () => {
    const { screen, call } = await openPage();
    await screen.signInAs('elena.markou', { save: true });
    const [cookie] = await computer.context.cookies();
    expect(cookie).toMatchObject({ name: '__Host-archway-device', httpOnly: true, secure: true, path: '/' });
    // Before, or the page may renew its token for something of its own.
    await computer.context.clearCookies();
    await letPass(11);
    // The page may also be the first to hear of it.
    expect((await call(info.path)).failure).toMatch(/^session(Ended|Unknown)$/);
    await screen.form.waitFor();
    expect(await screen.notice.innerText()).toBe(ENDED);
  });
});

describe('a session that changes under an open page', () => {
  test('signed out in one tab, and in again as another: the other tab becomes that one', async () => {
    const [first, second] = [await openPage(), await openPage()];
    await first.screen.signInAs('elena.markou', { save: true });
    await second.screen.signedIn('elena.markou').waitFor();
    await second.screen.signOut();
    await first.screen.form.waitFor();
    await second.screen.signInAs('lewis.reid');
    await first.screen.signedIn('lewis.reid').waitFor();
  });

  test('a member who is disabled is out at the next call, and is told', async () => {
    const { screen, call } = await openPage();
    await screen.signInAs('amara.cole', { save: true });
    const office = await openComputer(browser, site.origin);
    const admin = await office.openTab();
    await new SignInPage(admin.page).signInAs('elena.markou');
    const { userCode } = castMember('amara.cole');
    expect((await admin.call(disable.path, { userCode })).failure).toBeUndefined();

    const disabledAt = Date.now();
    await waitFor('to be out', async () => (await call(info.path)).failure !== undefined, { every: 250 });
    expect(Date.now() - disabledAt).toBeLessThan(5_000);
    await screen.form.waitFor();
    expect(await screen.notice.innerText()).toBe(ENDED);
    await screen.signIn('amara.cole');
    await waitFor('the answer', async () => (await screen.problem.count()) > 0);
    await office.context.close();
    expect(office.complaints).toEqual([]);
  });

  test('a restart of the API signs nobody out, and the next call succeeds', async () => {
    // The browser itself notes connections that are refused, and replies that end halfway: parts of the page are loaded
    // in advance, and a process that is killed finishes none of them.
    expected =
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket/;
    const { page, screen, call } = await openPage();
    await screen.signInAs('lewis.reid', { save: true });
    await page.getByLabel('Search patient, case, or memo').waitFor();
    await call(info.path);
    await api.kill9();
    const meanwhile = call(info.path);
    await waitFor('a request that nobody answered', () => computer.complaints.length > 0);
    api.start();
    expect(['unavailable', undefined]).toContain((await meanwhile).failure);
    await api.waitReady();
    expect((await call(info.path)).failure).toBeUndefined();
    await page.reload();
    await screen.signedIn('lewis.reid').waitFor();
    expect(computer.requestsTo(refreshToken.path)).toBe(0);
  });
});

describe('the page’s policy', () => {
  // In a timer, since what the test itself evaluates is exempt.
  test.each([
    ['code made from text', "setTimeout(() => eval('1'))"],
    ['elements made from text', "setTimeout(() => { document.body.innerHTML = '<b>x</b>' })"],
    [
      'a script from elsewhere',
      "setTimeout(() => { document.createElement('script').src = 'https://evil.example/x.js' })",
    ],
    ['a request to elsewhere', "setTimeout(() => fetch('https://evil.example/').catch(() => {}))"],
  ])('refuses %s, and these tests notice', async (_what, attack) => {
    expected = /./;
    const { page, screen } = await openPage();
    await screen.form.waitFor();
    expect(computer.complaints).toEqual([]);
    await page.evaluate(attack);
    await waitFor('a complaint', () => computer.complaints.find((text) => text.startsWith('policy: ')));
    await screen.form.waitFor();
  });
});
