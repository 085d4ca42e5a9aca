import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mailbox.ts';
import { mailSource, sendMail } from './smtp-client.fixtures.ts';

const CATCHER = new URL('catcher.ts', import.meta.url).pathname;
const FROM = 'no-reply@eu.localhost';

let folder: string;
let child: ChildProcess;
let ports: { smtpPort: number; httpPort: number };

/** A process of its own, because one test kills it. */
async function start(): Promise<void> {
  child = spawn(process.execPath, [CATCHER, '--folder', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  ports = JSON.parse(line.toString()) as typeof ports;
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const url = (path: string): string => `http://127.0.0.1:${ports.httpPort}${path}`;
const mails = async (query = ''): Promise<Mail[]> =>
  (await (await fetch(url(`/api/mails${query}`))).json()) as Mail[];
const page = async (path: string): Promise<string> => (await fetch(url(path))).text();

function send(
  subject: string,
  options: { messageId?: string; to?: string[]; text?: string; html?: string } = {},
) {
  const { to = ['ada@clinic.example'], text = 'Good day', html = '<p>Good day</p>', ...rest } = options;
  return sendMail(ports.smtpPort, FROM, to, mailSource({ subject, text, html, ...rest }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archway-mail-'));
  await start();
});

afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
  await rm(folder, { recursive: true });
});

test('a mail is kept as it came and as it reads', async () => {
  expect(
    await send('Welcome', { messageId: '<1@eu>', to: ['Ada@Clinic.example', 'bo@lab.example'] }),
  ).toMatch(/^250/);

  const [mail] = await mails();
  expect(mail).toMatchObject({
    messageId: '<1@eu>',
    from: FROM,
    to: ['ada@clinic.example', 'bo@lab.example'],
    subject: 'Welcome',
    receipts: 1,
  });
  expect(mail?.text.trim()).toBe('Good day');
  expect(mail?.html.trim()).toBe('<p>Good day</p>');
  expect(await (await fetch(url(`/api/mails/${mail?.id}`))).json()).toEqual(mail);
  expect((await readdir(folder)).toSorted()).toEqual([`${mail?.id}.eml`, `${mail?.id}.json`]);
});

test('a repeated Message-ID is counted and not shown twice', async () => {
  await Promise.all([1, 2, 3, 4, 5].map(() => send('Once', { messageId: '<same@eu>' })));
  await send('Other', { messageId: '<other@eu>' });

  expect((await mails()).map(({ subject, receipts }) => ({ subject, receipts }))).toEqual([
    { subject: 'Other', receipts: 1 },
    { subject: 'Once', receipts: 5 },
  ]);
  expect(await page('/')).toContain('received 5 times');
});

test('mails without a Message-ID are all different', async () => {
  await send('First');
  await send('Second');
  expect(await mails()).toHaveLength(2);
});

test('what was acknowledged survives kill -9', async () => {
  await send('Kept', { messageId: '<kept@eu>' });
  const before = await mails();
  await end('SIGKILL');
  await start();

  expect(await mails()).toEqual(before);
  await send('Kept', { messageId: '<kept@eu>' });
  expect((await mails())[0]?.receipts).toBe(2);
});

test('the list can be narrowed to a recipient and a time', async () => {
  await send('To Ada');
  await send('To Bo', { to: ['bo@lab.example'] });
  const [second, first] = await mails();

  expect((await mails('?to=BO@lab.example')).map((mail) => mail.subject)).toEqual(['To Bo']);
  expect(await mails(`?since=${second?.receivedAt}`)).toHaveLength(1);
  expect(await mails(`?since=${first?.receivedAt}`)).toHaveLength(2);
  expect((await fetch(url('/api/mails?since=tomorrow'))).status).toBe(400);
});

test('everything can be cleared', async () => {
  await send('Gone');
  expect((await fetch(url('/api/mails'), { method: 'DELETE' })).status).toBe(204);
  expect(await mails()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test('what a mail says is shown and never run', async () => {
  const attack = `<script>alert(1)</script>"'&`;
  await send(attack, { text: attack, html: attack, to: ["o'hara&co@clinic.example"] });
  const [mail] = await mails();
  const shown = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;';

  for (const path of [
    '/',
    `/mails/${mail?.id}`,
    `/mails/${mail?.id}?view=text`,
    `/mails/${mail?.id}?view=source`,
  ]) {
    const html = await page(path);
    expect(html, path).toContain(shown);
    expect(html, path).not.toContain('<script>alert');
    expect(html, path).not.toContain("o'hara&co");
  }
  expect(await page(`/mails/${mail?.id}`)).toMatch(/<iframe [^>]*sandbox="allow-popups /);
  const body = await fetch(url(`/mails/${mail?.id}/body`));
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
});

test('a mail is shown light or dark, wide or narrow, whatever the reader’s computer prefers', async () => {
  const html = '<style>@media (prefers-color-scheme: dark){p{color:red}}</style><p>Night';
  await send('Looks', { html });
  const path = `/mails/${(await mails())[0]?.id}`;

  expect(await page(`${path}/body?theme=dark`)).toContain('@media (min-width:0){p');
  for (const asked of ['', '?theme=light', '?theme=nonsense']) {
    expect(await page(`${path}/body${asked}`)).toContain('@media (max-width:0){p');
  }
  const shown = await page(`${path}?theme=dark&width=phone`);
  expect(shown).toMatch(/<iframe [^>]*class="phone" [^>]*body\?theme=dark"/);
  expect(shown).toContain('<a href="?view=html&amp;theme=light&amp;width=phone">Light</a>');
  expect(shown).toContain('<a href="?view=html&amp;theme=dark&amp;width=phone" aria-current="true">Dark</a>');
  expect((await mails())[0]?.html.trim()).toBe(html);
});

test('a mail without a page is shown as text', async () => {
  await sendMail(ports.smtpPort, FROM, ['ada@clinic.example'], 'Subject: Plain\r\n\r\nGood day');
  const shown = await page(`/mails/${(await mails())[0]?.id}`);
  expect(shown).toContain('<pre>Good day');
  expect(shown).not.toMatch(/<iframe|>Message<|>Dark</);
});

test('a page learns cheaply whether anything is new', async () => {
  const revision = /data-revision="(\d+)"/.exec(await page('/'))?.[1];
  expect((await fetch(url(`/rows?revision=${revision}`))).status).toBe(204);
  await send('News');
  const rows = await fetch(url(`/rows?revision=${revision}`));
  expect(rows.status).toBe(200);
  expect(await rows.text()).toContain('News');
});

test('what does not exist is not found', async () => {
  for (const path of [
    '/mails/none',
    '/mails/none/body',
    '/api/mails/none',
    '/assets/..%2fcatcher.ts',
    '/x',
  ]) {
    expect((await fetch(url(path))).status, path).toBe(404);
  }
});
