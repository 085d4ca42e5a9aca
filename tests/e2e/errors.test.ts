import { info, queryUserAgreementReadLog, savePreference } from '@archway/contract/account/calls';
import { login, refreshToken } from '@archway/contract/session/calls';
import { describe, expect, test } from 'vitest';
import { pause } from '../harness/wait.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const api = (call: { path: string }): string => `/api/${call.path}`;
const says = (code: number, msg: string, data: unknown = null) => ({ body: { code, msg, data } });
const SOMETHING = 'Something that no table knows.';

async function signedIn() {
  const tab = await stage.openTab();
  await tab.shell.signInAs('lewis.reid', { save: true });
  await tab.shell.openOwnSpace();
  const choose = (density: 'Compact' | 'Standard' | 'Comfortable') =>
    tab.page.getByText(density, { exact: true }).click();
  return { ...tab, choose };
}

describe('a session', () => {
  test('401 exchanges the tokens and nobody notices', async () => {
    const { call, shell } = await signedIn();
    stage.proxy.alter(api(info), says(401, 'old'));
    expect((await call(info.path)).failure).toBeUndefined();
    expect(stage.computer.requestsTo(refreshToken.path)).toBe(1);
    await shell.account('lewis.reid').waitFor();
  });

  test.each([
    ['402', says(402, 'Your administrator ended the session.')],
    ['503 in the answer', says(503, 'Your administrator ended the session.')],
    [
      '503 on the way, with a message',
      { status: 503, ...says(503, 'Your administrator ended the session.') },
    ],
  ])('%s signs out with the server’s words', async (_what, reply) => {
    stage.expect(/503/);
    const { call, shell } = await signedIn();
    stage.proxy.alter(api(info), reply);
    await call(info.path);
    await shell.signInPage.form.waitFor();
    expect(await shell.signInPage.notice.innerText()).toBe('Your administrator ended the session.');
  });

  test('503 from something before the server signs out with the status in words', async () => {
    stage.expect(/503/);
    const { call, shell } = await signedIn();
    stage.proxy.alter(api(info), { status: 503, statusText: 'Service Unavailable', body: '<html></html>' });
    await call(info.path);
    await shell.signInPage.form.waitFor();
    expect(await shell.signInPage.notice.innerText()).toBe('Service Unavailable');
  });

  test('the wrong region opens a dialog with one button, which leads to the right one', async () => {
    stage.expect(/503/);
    const { shell, page, call } = await signedIn();
    const url = `${stage.site.origin}/404?region`;
    stage.proxy.alter(api(info), {
      status: 503,
      ...says(10_503, 'Your current IP address does not match the accessed region.', { url }),
    });
    void call(info.path);
    const dialog = page.getByRole('dialog', { name: 'Your account is in another region' });
    await dialog.getByText('Your current IP address does not match').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    const buttons = dialog.getByRole('button');
    expect(await buttons.count()).toBe(1);
    await buttons.click();
    await shell.at('/404?region');
  });
});

describe('what goes wrong with a choice', () => {
  test('is told in the server’s words', async () => {
    const { choose, page } = await signedIn();
    stage.proxy.alter(api(savePreference), says(29_999, SOMETHING));
    await choose('Compact');
    await page.getByText(SOMETHING).first().waitFor();
  });

  test('is told once a second at most', async () => {
    const { choose, page } = await signedIn();
    stage.proxy.alter(api(savePreference), says(29_999, SOMETHING), 3);
    for (const density of ['Compact', 'Standard', 'Comfortable'] as const) {
      await choose(density);
      await pause(150);
    }
    await page.getByText(SOMETHING).first().waitFor();
    expect(await page.locator('[data-kind=error]').getByText(SOMETHING).count()).toBe(1);
  });

  test('1074 asks for the password and shows no toast', async () => {
    const { choose, page } = await signedIn();
    stage.proxy.alter(api(savePreference), says(1074, SOMETHING), 9);
    await choose('Compact');
    await page.getByRole('dialog', { name: "Confirm it's you" }).waitFor();
    await pause(300);
    expect(await page.getByText(SOMETHING).count()).toBe(0);
  });

  test('a change that is refused with 1002 says so', async () => {
    const { choose, page } = await signedIn();
    stage.proxy.alter(api(savePreference), says(1002, SOMETHING), 9);
    await choose('Compact');
    await page.locator('[data-kind=error]').getByText(SOMETHING).waitFor();
  });

  test('a status of its own is told by its words', async () => {
    stage.expect(/418/);
    const { choose, page } = await signedIn();
    stage.proxy.alter(api(savePreference), { status: 418, statusText: 'Teapot', body: 'no envelope' });
    await choose('Compact');
    await page.getByText('Teapot').first().waitFor();
  });

  test('20503 is repeated, and the choice is kept after all', async () => {
    const { choose, page, call } = await signedIn();
    stage.proxy.alter(api(savePreference), says(20_503, SOMETHING), 2);
    await choose('Compact');
    await page.waitForTimeout(3_500);
    expect(await page.getByText(SOMETHING).count()).toBe(0);
    expect((await call(info.path)).data).toMatchObject({ preference: { density: 'compact' } });
  });
});

describe('the agreements', () => {
  test('403 signs out with the server’s words', async () => {
    const { shell } = await stage.openTab();
    stage.proxy.alter(api(queryUserAgreementReadLog), says(403, 'This organization is being closed.'));
    await shell.signInPage.signIn('lewis.reid');
    await shell.signInPage.notice.filter({ hasText: 'This organization is being closed.' }).waitFor();
  });

  test('any other failure lets the user go on', async () => {
    const { shell } = await stage.openTab();
    stage.proxy.alter(api(queryUserAgreementReadLog), says(20_500, SOMETHING));
    await shell.signInAs('lewis.reid');
    await shell.at('/case-management');
    expect(await shell.page.getByText(SOMETHING).count()).toBe(0);
  });

  test('that are new are asked for; agreeing is kept', async () => {
    const { shell, page } = await stage.openTab();
    stage.proxy.alter(api(queryUserAgreementReadLog), {
      body: { code: 200, msg: 'ok', data: [{ agreementType: 'privacy' }] },
    });
    await shell.signInPage.signIn('lewis.reid');
    const dialog = page.getByRole('dialog', { name: 'Before you continue' });
    await dialog.waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(2);
    const agree = dialog.getByRole('button', { name: 'Agree and continue' });
    expect(await agree.isDisabled()).toBe(true);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await agree.click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('rejected, they sign out', async () => {
    const { shell, page } = await stage.openTab();
    stage.proxy.alter(api(queryUserAgreementReadLog), { body: { code: 200, msg: 'ok', data: [] } });
    await shell.signInPage.signIn('lewis.reid');
    await page.getByRole('button', { name: 'Decline and sign out' }).click();
    await shell.signInPage.form.waitFor();
    expect(shell.address).toBe('/login');
  });
});

test('without a network a note says so, and it goes with the network’s return', async () => {
  stage.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { page } = await signedIn();
  await stage.computer.context.setOffline(true);
  await page.getByText(/offline since/).waitFor();
  await stage.computer.context.setOffline(false);
  await page.getByText(/offline since/).waitFor({ state: 'detached' });
});

test('a sign-in that is refused is told at the form and nowhere else', async () => {
  const { shell, page } = await stage.openTab();
  stage.proxy.alter(api(login), says(20_107, SOMETHING));
  await shell.signInPage.signIn('lewis.reid');
  await page.getByText(SOMETHING).waitFor();
  expect(await page.getByText(SOMETHING).count()).toBe(1);
});
