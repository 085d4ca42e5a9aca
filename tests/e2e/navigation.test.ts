import { listUserMenu } from '@archway/contract/menu/calls';
import { info, queryUserAgreementReadLog } from '@archway/contract/account/calls';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ScansPage } from './scans-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const api = (call: { path: string }): string => `/api/${call.path}`;
const ok = (data: unknown) => ({ body: { code: 200, msg: 'ok', data } });

/** The page itself notes how long it shows a text: seen from outside, a busy machine shortens it. */
async function timeOnPage(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    let from;
    const watch = () => {
      const isShown = document.body.textContent.includes(${JSON.stringify(text)});
      if (isShown) from ??= performance.now();
      else if (from !== undefined) globalThis.shownFor ??= performance.now() - from;
    };
    new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, characterData: true });
  })()`);
}

describe('visitors', () => {
  test('are led from / by /redirect to the sign-in', async () => {
    const { shell } = await stage.openTab();
    await shell.at('/login');
    await shell.signInPage.form.waitFor();
  });

  test('who open an unknown path are at /404, with a way on', async () => {
    const { shell, page } = await stage.openTab();
    await shell.open('/nowhere/at/all');
    await shell.at('/404');
    await page.getByRole('button', { name: 'Go to home page' }).click();
    await shell.at('/login');
  });

  test('who open a page of the portal are sent to the sign-in, and to that page after it', async () => {
    const { shell } = await stage.openTab();
    await shell.open('/own-space/change-password');
    await shell.at('/login?redirect=%2Fown-space%2Fchange-password');
    await shell.signInAs('lewis.reid');
    await shell.at('/own-space/change-password');
  });

  test.each(['//evil.example', 'https://evil.example/', '/%5cevil.example', 'javascript:alert(1)'])(
    'are not led away by a redirect to %s',
    async (redirect) => {
      const { shell } = await stage.openTab();
      await shell.open(`/login?redirect=${encodeURIComponent(redirect)}`);
      await shell.signInAs('lewis.reid');
      await shell.at('/case-management');
    },
  );
});

describe('whoever is signed in', () => {
  test('begins at the first screen of the menu, which is highlighted and gives the title', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.at('/case-management');
    expect(await shell.places()).toEqual(['Cases', 'Templates', 'Orders', 'My Info']);
    expect(await shell.navigation.getByRole('link', { name: 'Cases' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(await shell.title.innerText()).toBe('Cases');
    expect(await page.title()).toBe('Cases – Archway');
  });

  test('and opens /login is sent to /', async () => {
    const { shell } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open('/login');
    await shell.at('/case-management');
  });

  test('asks for user, agreements and menu on the first navigation, once', async () => {
    const { shell } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.openOwnSpace();
    await shell.page.getByRole('link', { name: 'Change password' }).click();
    await shell.at('/own-space/change-password');
    for (const call of [info, queryUserAgreementReadLog, listUserMenu])
      expect(stage.computer.requestsTo(call.path), call.path).toBe(1);
  });

  test('finds own space even where the server’s menu lacks it', async () => {
    const { shell } = await stage.openTab();
    const group = {
      id: 'x',
      name: 'dashboard',
      type: 1,
      component: 'dashboard',
      icon: null,
      path: '/dashboard',
    };
    const rest = { status: 1, showFlag: true, showAlways: false, titleEn: 'Dashboard', permission: null };
    stage.proxy.alter(api(listUserMenu), ok([{ ...group, ...rest, apiPermissions: [], children: [] }]));
    await shell.signInAs('lewis.reid');
    expect(await shell.places()).toEqual(['My Info']);
  });

  test('and may open nothing is told so for a moment and signed out', async () => {
    const { shell, page } = await stage.openTab();
    stage.proxy.alter(api(listUserMenu), ok([]));
    await timeOnPage(page, "Your account doesn't have access to any pages");
    await shell.signInPage.signIn('lewis.reid');
    const shownFor = () => page.evaluate<number | null>('globalThis.shownFor ?? null');
    await expect.poll(shownFor, { timeout: 20_000 }).not.toBeNull();
    await shell.at('/login');
    await shell.signInPage.form.waitFor();
    const shown = await shownFor();
    expect(shown).toBeGreaterThan(1_300);
    expect(shown).toBeLessThan(3_000);
  });

  test('and must change the password gets nowhere else until it is done', async () => {
    const { shell, page } = await stage.openTab();
    await stage.site.mustChangePassword(castMember('amara.cole'));
    await shell.signInPage.signIn('amara.cole');
    await shell.at('/force-change-password');
    await shell.open('/own-space/configuration');
    await shell.at('/force-change-password');
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-10');
    await page.getByLabel('Confirm new password').fill('Another-Horse-10');
    await page.getByRole('button', { name: 'Save password' }).click();
    await shell.at('/case-management');
  });
});

describe('a case', () => {
  test('highlights the entry of its list, and its name is the title', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await new ScansPage(page).make('Ida Holm');
    await shell.at(/^\/case-management\/detail\//);
    const entry = shell.navigation.getByRole('link', { name: 'Cases' });
    expect(await entry.getAttribute('aria-current')).toBe('page');
    expect(await shell.title.innerText()).toBe('Ida Holm');
    await expect.poll(() => page.title()).toContain('Archway');
  });

  test('starts anew when it was left, while the list keeps what was typed', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await page.getByRole('searchbox').fill('Nora');
    await shell.openOwnSpace();
    await shell.navigation.getByRole('link', { name: 'Cases' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('Nora');

    await page.getByRole('searchbox').fill('');
    await new ScansPage(page).make('Nora Lind');
    const add = new ScansPage(page).button('Add files').first();
    // A page that was kept would still have it.
    await add.evaluate('(button) => { button.dataset.seen = true }');
    await shell.openOwnSpace();
    await page.goBack();
    await shell.at(/^\/case-management\/detail\//);
    await add.waitFor();
    expect(await add.getAttribute('data-seen')).toBeNull();
  });
});

describe('after the session', () => {
  test('a chosen sign-out leads to /login and remembers nothing', async () => {
    const { shell } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.signOut();
    expect(shell.address).toBe('/login');
  });

  test('one that ended by itself leads back to the page, for the same user', async () => {
    const { shell, call } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.openOwnSpace();
    await shell.page.getByRole('link', { name: 'Change password' }).click();
    stage.proxy.alter(api(info), { body: { code: 402, msg: 'Your session has ended.', data: null } });
    await call(info.path);
    const { userCode } = castMember('lewis.reid');
    await shell.at(`/login?redirect=%2Fown-space%2Fchange-password&userCode=${userCode}`);
    await shell.signInPage.notice.filter({ hasText: 'Your session has ended.' }).waitFor();
    await shell.signInAs('lewis.reid');
    await shell.at('/own-space/change-password');
  });

  test('and not for another user', async () => {
    const { shell } = await stage.openTab();
    const { userCode } = castMember('lewis.reid');
    await shell.open(`/login?redirect=%2Fown-space%2Fchange-password&userCode=${userCode}`);
    await shell.signInAs('grace.obi');
    await shell.at('/case-management');
  });
});

describe('the theme', () => {
  test('is the stored one, also on pages for everybody', async () => {
    const { shell, page } = await stage.openTab();
    const theme = () => page.evaluate('document.documentElement.dataset.theme');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await theme()).toBe('dark');
    await shell.open('/404');
    expect(await theme()).toBe('dark');
  });
});

test('very old browsers are told so before anything else is loaded', async () => {
  const context = await stage.browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
  });
  const page = await context.newPage();
  const told = page.waitForEvent('dialog');
  const opened = page.goto(stage.site.origin);
  const dialog = await told;
  expect(dialog.message()).toBe(
    'Your browser does not support access, it is recommended to use the latest version of Google Chrome!',
  );
  await dialog.dismiss();
  await opened;
  await context.close();
});
