import type { Browser, Page } from 'playwright-core';
import type { Look } from './looks.ts';
import type { Picture } from './sheet.ts';

export interface Visit {
  origin: string;
  account: string;
  password: string;
}

const OPEN_TO_ALL = [
  '/login',
  '/register',
  '/self-register',
  '/region',
  '/register-result',
  '/forget-pass-account',
  '/forget-pass/AAAAAAAAAAAAAAAAAAAAAA',
  '/join/AAAAAAAAAAAAAAAAAAAAAA',
  '/agreements/terms',
  '/help',
  '/email-verify/AAAAAAAAAAAAAAAAAAAAAA',
  '/login-jump-page/AAAAAAAAAAAAAAAAAAAAAA',
  '/contact-email-verify/AAAAAAAAAAAAAAAAAAAAAA',
  '/404',
];
const SIGNED_IN = [
  '/case-management',
  '/account/users',
  '/account/roles',
  '/own-space/account-info',
  '/own-space/organisation-info',
  '/own-space/dentist-management',
  '/own-space/contacts',
  '/own-space/configuration',
  '/own-space/change-password',
  '/own-space/auth-management',
  '/own-space/receive-email',
] as const;

/** The screens of a running demo, one look after the other, signed in once. */
export async function* pictureScreens(
  browser: Browser,
  looks: readonly Look[],
  visit: Visit,
): AsyncGenerator<[Look, Picture[]]> {
  const openPage = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: visit.origin, reducedMotion: 'reduce' })).newPage();
  const outside = await openPage();
  const inside = await openPage();
  await signIn(inside, visit);
  const casePath = await newestCase(inside);
  for (const look of looks) {
    const open = await picturePaths(outside, look, OPEN_TO_ALL);
    const screens = await picturePaths(inside, look, SIGNED_IN);
    const opened = look.width < 750 ? await picturePhoneMenu(inside) : await picturePalette(inside);
    yield [look, [...open, ...screens, opened, await pictureCase(inside, casePath)]];
  }
  for (const page of [outside, inside]) await page.context().close();
}

async function picturePaths(page: Page, look: Look, paths: readonly string[]): Promise<Picture[]> {
  await wear(page, look);
  const pictures: Picture[] = [];
  for (const path of paths) {
    await page.goto(path);
    await waitUntilIdle(page);
    pictures.push({
      name: path.slice(1).replace(/A{22}/, 'id').replaceAll('/', '-'),
      png: await page.screenshot(),
    });
  }
  return pictures;
}

/** The choices that a reader makes on a computer, where the portal keeps them. */
async function wear(page: Page, { width, height, theme, language }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  if (page.url() === 'about:blank') await page.goto('/404');
  await page.evaluate(
    `localStorage.setItem('archway.theme', '${theme}'); localStorage.setItem('archway.language', '${language}')`,
  );
}

async function waitUntilIdle(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => {})');
}

async function signIn(page: Page, { account, password }: Visit): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.getByRole('main').waitFor();
}

async function newestCase(page: Page): Promise<string> {
  await page.goto('/case-management');
  return (await page.locator('a[href^="/case-management/detail/"]').first().getAttribute('href')) ?? '/404';
}

/** Once its model is there. */
async function pictureCase(page: Page, path: string): Promise<Picture> {
  await page.goto(path);
  await page.locator('canvas').first().waitFor();
  await waitUntilIdle(page);
  // A model is drawn without a graphics card here, which takes its time.
  return { name: 'case-management-detail', png: await page.screenshot({ timeout: 180_000 }) };
}

async function picturePalette(page: Page): Promise<Picture> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  return { name: 'command-palette', png: await page.screenshot() };
}

async function picturePhoneMenu(page: Page): Promise<Picture> {
  await page.locator('aside button[aria-expanded="false"]').first().click();
  await page.getByRole('navigation').first().waitFor();
  return { name: 'phone-menu', png: await page.screenshot() };
}
