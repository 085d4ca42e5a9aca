import { reportPage } from '@archway/contract/monitor/calls';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitFor } from '../harness/wait.ts';
import { useStage } from './stage.ts';

const stage = useStage();

function socketsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(new URL(socket.url()).pathname));
  return opened;
}

test('both channels are open while somebody is signed in, and come back after the server was away', async () => {
  stage.expect(/WebSocket|ERR_|Failed to load/);
  const { page, shell } = await stage.openTab();
  const opened = socketsOf(page);
  await shell.signInAs('lewis.reid', { save: true });
  await shell.at('/own-space/configuration');
  await page.getByText('Row height').first().waitFor();
  await waitFor('two sockets', () => opened.length === 2);
  expect(opened.toSorted()).toEqual(['/ws/export', '/ws/system']);
  await stage.api.kill9();
  stage.api.start();
  await stage.api.waitReady();
  await waitFor('two more sockets', () => opened.length >= 4, { within: 30_000 });
});

test('an error nobody caught is told to the site, with the page it was on and no word of the user', async () => {
  stage.expect(/boom/);
  const { page, shell } = await stage.openTab();
  await shell.signInAs('lewis.reid');
  await shell.at('/own-space/configuration');
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
