import { reportPage } from '@archway/contract/monitor/calls';
import { expect, test } from 'vitest';
import { waitFor } from '../harness/wait.ts';
import { openChannelsOf } from './channels.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const BOTH = ['/ws/export', '/ws/system'];
const IN_TIME = { within: 30_000 };

test('both channels are open while somebody is signed in, and come back after the server was away', async () => {
  stage.expect(/WebSocket|ERR_|Failed to load/);
  const { page, shell } = await stage.openTab();
  const channels = openChannelsOf(page);
  await shell.signInAs('lewis.reid', { save: true });
  await shell.openOwnSpace();
  await page.getByText('Row height').first().waitFor();
  const areBothOpen = () => channels.now().join() === BOTH.join();
  await waitFor('both channels', areBothOpen, IN_TIME);
  const before = channels.greetings();
  await stage.api.kill9();
  await waitFor('both channels closed', () => channels.now().length === 0, IN_TIME);
  stage.api.start();
  await stage.api.waitReady();
  await waitFor('both channels again', areBothOpen, IN_TIME);
  expect(channels.greetings()).toBeGreaterThanOrEqual(before + 2);
});

test('going from screen to screen leaves both channels open', async () => {
  const { page, shell } = await stage.openTab();
  const channels = openChannelsOf(page);
  await shell.signInAs('elena.markou');
  await shell.at('/case-management');
  await waitFor('both channels', () => channels.now().length === 2, IN_TIME);
  for (const [place, path] of [
    ['Role Management', '/account/roles'],
    ['My Info', '/own-space/configuration'],
    ['Users', '/account/users'],
  ] as const) {
    await shell.navigation.getByRole('link', { name: place }).click();
    await shell.at(path);
  }
  await page.getByRole('searchbox').waitFor();
  expect([channels.now(), channels.greetings()]).toEqual([BOTH, 2]);
});

test('an error nobody caught is told to the site, with the page it was on and no word of the user', async () => {
  stage.expect(/boom/);
  const { page, shell } = await stage.openTab();
  await shell.signInAs('lewis.reid');
  await shell.open('/own-space/configuration');
  await page.getByText('Row height').first().waitFor();
  const report = page.waitForRequest(
    (request) => request.url().endsWith(reportPage.path) && (request.postData() ?? '').includes('kind=error'),
  );
  await page.evaluate("setTimeout(() => { throw new TypeError('boom, said the patient Amelia Hart') })");
  const request = await report;
  expect(request.headers()).toMatchObject({
    'x-client-route': '/own-space/configuration',
    'x-client-browser': expect.stringMatching(/Chrome \d+/) as string,
    'x-client-language': 'en',
  });
  expect(request.postData()).not.toMatch(/Amelia/);
  expect((await request.response())?.status()).toBe(200);
});
