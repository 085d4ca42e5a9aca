import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { asInTheme, lookOf } from './look.ts';
import type { Mailbox } from './mailbox.ts';
import { renderList, renderMail, renderMissing, renderRows } from './pages.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The mail's own HTML keeps its styles and pictures, the sites' of this machine too; it loads nothing from outside. */
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://*.localhost:*; frame-ancestors 'self'";

const ASSETS: Record<string, string> = {
  'page.css': 'text/css; charset=utf-8',
  'refresh.js': 'text/javascript; charset=utf-8',
};

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly policy?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

const html = (body: string, status = 200): Answer => ({ status, body });
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

function listForApi(mailbox: Mailbox, query: URLSearchParams): Answer {
  const since = query.get('since');
  const sinceDate = since === null ? undefined : new Date(since);
  if (sinceDate && Number.isNaN(sinceDate.getTime())) return json({ error: 'since is not a date' }, 400);
  return json(mailbox.list({ to: query.get('to') ?? undefined, since: sinceDate }));
}

function rows(mailbox: Mailbox, query: URLSearchParams): Answer {
  const revision = String(mailbox.revision);
  if (query.get('revision') === revision) return { status: 204 };
  return { ...html(renderRows(mailbox.list())), headers: { 'x-revision': revision } };
}

async function showMail(mailbox: Mailbox, id: string, query: URLSearchParams): Promise<Answer> {
  const mail = mailbox.find(id);
  if (!mail) return html(renderMissing(), 404);
  const asked = lookOf(query);
  const look = asked.view === 'html' && mail.html === '' ? { ...asked, view: 'text' as const } : asked;
  const source = look.view === 'source' ? (await mailbox.source(id)).toString('utf8') : '';
  return html(renderMail(mail, look, source));
}

function showBody(mailbox: Mailbox, id: string, query: URLSearchParams): Answer {
  const mail = mailbox.find(id);
  if (!mail) return html(renderMissing(), 404);
  // Links of the mail open in their own tab, not inside the frame.
  const shown = asInTheme(mail.html, lookOf(query).theme);
  return { body: `<!doctype html><base target="_blank">${shown}`, policy: BODY_POLICY };
}

async function asset(name: string): Promise<Answer> {
  const type = ASSETS[name];
  if (type === undefined) return { status: 404 };
  return { type, body: await readFile(new URL(`assets/${name}`, import.meta.url)) };
}

async function route(mailbox: Mailbox, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://catcher');
  const [area, id, part] = pathname.slice(1).split('/');

  if (pathname === '/api/mails' && request.method === 'DELETE') {
    await mailbox.clear();
    return { status: 204 };
  }
  if (request.method !== 'GET') return { status: 405, headers: { allow: 'GET' } };

  if (pathname === '/') return html(renderList(mailbox.list(), mailbox.revision));
  if (pathname === '/rows') return rows(mailbox, query);
  if (pathname === '/api/mails') return listForApi(mailbox, query);
  if (pathname.startsWith('/api/mails/')) {
    const mail = mailbox.find(part ?? '');
    return mail ? json(mail) : json({ error: 'not found' }, 404);
  }
  if (area === 'mails' && id !== undefined && part === undefined) return showMail(mailbox, id, query);
  if (area === 'mails' && id !== undefined && part === 'body') return showBody(mailbox, id, query);
  if (area === 'assets' && id !== undefined) return asset(id);
  return { status: 404 };
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status ?? 200, {
    'content-type': answer.type ?? 'text/html; charset=utf-8',
    'content-security-policy': answer.policy ?? PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...answer.headers,
  });
  response.end(answer.body);
}

export function createWebServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    route(mailbox, request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        console.error(error);
        send(response, { status: 500 });
      },
    );
  });
}
