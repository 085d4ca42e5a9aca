import { info } from '@archway/contract/account/calls';
import { describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { waitFor } from '../harness/wait.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

describe('configuration', () => {
  test('every choice is kept for the user, on this computer and on the next', async () => {
    const { shell, page, call } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.openOwnSpace();
    await page.getByText('Universal 30', { exact: true }).click();
    await page.getByText('Compact', { exact: true }).click();
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect
      .poll(async () => (await call(info.path)).data, { timeout: 15_000 })
      .toMatchObject({
        toothNumberingSystem: 'universal',
        theme: 'dark',
        preference: {
          density: 'compact',
          shortcuts: false,
        },
      });

    const other = await openComputer(stage.browser, stage.site.origin);
    const tab = await other.openTab();
    const there = new ShellPage(tab.page);
    await there.signInAs('lewis.reid');
    await there.openOwnSpace();
    await tab.page.locator('html[data-theme=dark]').waitFor();
    expect(await tab.page.getByRole('radio', { name: 'Universal 30' }).isChecked()).toBe(true);
    await other.context.close();
  });

  test('another language is shown in place, and remembered', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.openOwnSpace();
    await page.getByLabel('Language').first().selectOption('ja');
    await page.getByRole('heading', { name: 'マイ情報' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'マイ情報' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
  });
});

describe('change password', () => {
  test('needs the old one, names what is wrong, and signs out everywhere else', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('marek.nowak');
    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const other = await elsewhere.openTab();
    await new ShellPage(other.page).signInAs('marek.nowak');

    await shell.open('/own-space/change-password');
    const save = page.getByRole('button', { name: 'Save password' });
    await page.getByLabel('Current password', { exact: true }).fill('Wrong-Horse-7');
    await page.getByLabel('New password', { exact: true }).fill('Archway-Demo-27');
    await page.getByLabel('Confirm new password').fill('Archway-Demo-2');
    await page.getByLabel('Current password', { exact: true }).focus();
    await page.getByText("The passwords don't match.").waitFor();
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel('Confirm new password').fill('Archway-Demo-27');
    await save.click();
    await page.getByText('Incorrect current password.').waitFor();
    await page.getByLabel('Current password', { exact: true }).fill('Archway-Demo-26');
    await save.click();
    await page.getByText('Password changed.').first().waitFor();
    await waitFor(
      'the other to be out',
      async () => (await other.call(info.path)).failure === 'sessionEnded',
    );
    await elsewhere.context.close();
  });
});

describe('authorizations', () => {
  test('a session is ended by its button; all others after the password, once for 15 minutes', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('elena.markou');
    const elsewhere = await Promise.all([1, 2].map(() => openComputer(stage.browser, stage.site.origin)));
    const tabs = await Promise.all(elsewhere.map((computer) => computer.openTab()));
    for (const tab of tabs) await new ShellPage(tab.page).signInAs('elena.markou');

    await shell.open('/own-space/auth-management');
    const rows = page.getByRole('region', { name: /Where you're signed in/ }).getByRole('listitem');
    await rows.nth(2).waitFor();
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await rows.nth(2).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Horse-7');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Incorrect current password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('Archway-Demo-26');
    await page.keyboard.press('Enter');
    await page.getByText('1 session ended.').first().waitFor();
    await rows.nth(1).waitFor({ state: 'detached' });
    for (const tab of tabs)
      await waitFor(
        'the others to be out',
        // A page that was told over its channel has no session to ask with any more.
        async () => ['sessionEnded', 'sessionUnknown'].includes((await tab.call(info.path)).failure ?? ''),
      );
    await Promise.all(elsewhere.map(({ context }) => context.close()));
  });

  test('given up, the password question leaves everything as it was', async () => {
    const { shell, page } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    const office = await openComputer(stage.browser, stage.site.origin);
    const tab = await office.openTab();
    await new ShellPage(tab.page).signInAs('lewis.reid');
    await shell.open('/own-space/auth-management');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await tab.call(info.path)).failure).toBeUndefined();
    await office.context.close();
  });
});
