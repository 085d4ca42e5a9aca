import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { castMember } from './sign-in-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const { orgId, userCode } = castMember('elena.markou');

async function rows<T extends object>(text: string): Promise<T[]> {
  const tenants = await openTenantRows(stage.site);
  try {
    return await tenants.rows<T>(orgId, text);
  } finally {
    await tenants.close();
  }
}
beforeEach(async () => {
  await rows('delete from draft');
});
/** Once the server has what was typed. */
async function kept(text: string): Promise<void> {
  const bodies = async () => (await rows<{ body: string }>('select body from draft')).map(({ body }) => body);
  await expect.poll(bodies, { timeout: 10_000 }).toEqual([expect.stringContaining(text)]);
}

async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New case' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New case' });
  await drawer.waitFor();
  return drawer;
}
const nameIn = (drawer: Locator): Promise<string> => drawer.getByLabel('Case name').inputValue();

async function signIn(account: string, tab?: Page): Promise<{ page: Page; shell: ShellPage }> {
  const page = tab ?? (await stage.computer.openTab()).page;
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  await shell.open('/case-management');
  return { page, shell };
}

test('a half-written case survives a reload, and can be begun anew', async () => {
  const { page } = await signIn('elena.markou');
  const drawer = await openNew(page);
  await drawer.getByLabel('Case name').fill('Crown 24');
  await drawer.getByLabel('Memo').fill('Shade A2');
  await kept('Shade A2');
  await page.reload();
  const again = await openNew(page);
  await again.getByText('Restored what you typed on').waitFor();
  expect(await nameIn(again)).toBe('Crown 24');
  expect(await again.getByLabel('Memo').inputValue()).toBe('Shade A2');
  await again.getByRole('button', { name: 'Start over' }).click();
  expect(await nameIn(again)).toBe('');
  await expect.poll(() => rows('select from draft')).toEqual([]);
});

test('it survives a forced sign-out, nobody else sees it, and it is gone once it is saved', async () => {
  const { page } = await signIn('elena.markou');
  await (await openNew(page)).getByLabel('Case name').fill('Bridge');
  await kept('Bridge');
  // Another user on another computer, and on this one after the session was ended.
  const other = await openComputer(stage.browser, stage.site.origin);
  const elsewhere = await signIn('lewis.reid', (await other.openTab()).page);
  expect(await nameIn(await openNew(elsewhere.page))).toBe('');
  await other.context.close();
  await rows(`update session set ended_at = app_now() where user_code = '${userCode}'`);
  await page.reload();
  await page.getByLabel('Email or account name').waitFor();
  const second = await stage.computer.openTab();
  const colleague = await signIn('amara.cole', second.page);
  expect(await nameIn(await openNew(colleague.page))).toBe('');
  await colleague.page.keyboard.press('Escape');

  const third = await openComputer(stage.browser, stage.site.origin);
  const back = await signIn('elena.markou', (await third.openTab()).page);
  const drawer = await openNew(back.page);
  expect(await nameIn(drawer)).toBe('Bridge');
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await back.page.getByRole('heading', { name: 'Bridge' }).waitFor();
  await expect.poll(() => rows(`select from draft where owner_code = '${userCode}'`)).toEqual([]);
  await third.context.close();
});

test(
  'while the server is away it is kept on this computer, and no longer',
  { timeout: 120_000 },
  async () => {
    const { page } = await signIn('elena.markou');
    const drawer = await openNew(page);
    stage.expect(/ERR_FAILED/);
    await page.route('**/api/draft/save', (route) => route.abort());
    await drawer.getByLabel('Case name').fill('Offline');
    await drawer.getByText('What you type is kept on this computer.', { exact: false }).waitFor();
    const copies = () =>
      page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.startsWith('archway.draft.'))`);
    expect(await copies()).toEqual([`archway.draft.${userCode}.case.`]);
    await page.unroute('**/api/draft/save');
    await kept('Offline');
    await expect.poll(copies).toEqual([]);
  },
);

test('of two tabs the later one is told, and may keep its version', { timeout: 120_000 }, async () => {
  const { page } = await signIn('elena.markou');
  const first = await openNew(page);
  const { page: tab } = await stage.computer.openTab();
  await new ShellPage(tab).open('/case-management');
  const second = await openNew(tab);
  await first.getByLabel('Case name').fill('From the first');
  await kept('From the first');
  await second.getByLabel('Case name').fill('From the second');
  await second.getByText('You changed this in another tab.', { exact: false }).waitFor();
  await kept('From the first');
  await second.getByRole('button', { name: 'Keep this version' }).click();
  await kept('From the second');
});
