import { CHOICES, type Look } from './look.ts';
import type { Mail } from './mailbox.ts';

/** The product's own sign, drawn here: the catcher runs without the rest of the checkout. */
const MARK = `<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0b5f60"/><path d="M8 26V15a8 8 0 0 1 16 0v11" fill="none" stroke="#8fd6ce" stroke-width="3" stroke-dasharray="3.4 2.2"/><path d="M13 26V16a3 3 0 0 1 6 0v10" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>`;

/** Everything in a mail was written by a stranger: no value reaches a page without passing here. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Both parts are HTML already. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/assets/page.css">
</head>
<body>
<a class="brand" href="/">${MARK}<span>Archway</span> <span class="quiet">Mail</span></a>
${body}
</body>
</html>
`;
}

function time(mail: Mail): string {
  const shown = mail.receivedAt.slice(0, 19).replace('T', ' ');
  return `<time datetime="${escapeHtml(mail.receivedAt)}">${escapeHtml(shown)} UTC</time>`;
}

function receipts(mail: Mail): string {
  return mail.receipts > 1 ? ` <span class="repeat">received ${mail.receipts} times</span>` : '';
}

function subject(mail: Mail): string {
  return escapeHtml(mail.subject === '' ? '(no subject)' : mail.subject);
}

function row(mail: Mail): string {
  return `<li>
<a href="/mails/${escapeHtml(mail.id)}">
<span class="subject">${subject(mail)}${receipts(mail)}</span>
<span class="to">${escapeHtml(mail.to.join(', '))}</span>
${time(mail)}
</a>
</li>`;
}

/** The part of the list page that is fetched anew when a mail arrives. */
export function renderRows(mails: readonly Mail[]): string {
  if (mails.length === 0) return '<p class="empty">No mail yet. New mail appears here by itself.</p>';
  return `<ul class="mails">\n${mails.map(row).join('\n')}\n</ul>`;
}

export function renderList(mails: readonly Mail[], revision: number): string {
  return page(
    'Mail',
    `<header><h1>Sent mail</h1><p>Everything this site has sent. Nothing leaves this machine.</p></header>
<main id="mails" data-revision="${revision}" aria-live="polite">
${renderRows(mails)}
</main>
<script src="/assets/refresh.js" defer></script>`,
  );
}

function content(mail: Mail, { view, theme, width }: Look, source: string): string {
  if (view === 'source') return `<pre>${escapeHtml(source)}</pre>`;
  if (view === 'text') return `<pre>${escapeHtml(mail.text)}</pre>`;
  // Without allow-scripts and allow-same-origin: the mail may be looked at, it can do nothing.
  return `<div class="stage"><iframe title="Message" class="${width}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${escapeHtml(mail.id)}/body?theme=${theme}"></iframe></div>`;
}

/** Links to the same mail in another look; each changes one thing and keeps the others. */
function choice(name: keyof Look, look: Look, without?: string): string {
  const links = Object.entries<string>(CHOICES[name])
    .filter(([value]) => value !== without)
    .map(([value, label]) => {
      const query = new URLSearchParams({ ...look, [name]: value }).toString();
      const current = value === look[name] ? ' aria-current="true"' : '';
      return `<a href="?${escapeHtml(query)}"${current}>${label}</a>`;
    });
  return `<nav aria-label="${name}">${links.join('\n')}</nav>`;
}

export function renderMail(mail: Mail, look: Look, source: string): string {
  const views = choice('view', look, mail.html === '' ? 'html' : undefined);
  const switches = look.view === 'html' ? `${choice('theme', look)}\n${choice('width', look)}` : '';
  return page(
    subject(mail),
    `<header><p><a href="/">All mail</a></p><h1>${subject(mail)}${receipts(mail)}</h1></header>
<main>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Received</dt><dd>${time(mail)}</dd>
</dl>
<div class="bar">
${views}
${switches}
</div>
${content(mail, look, source)}
</main>`,
  );
}

export function renderMissing(): string {
  return page(
    'Not found',
    '<header><p><a href="/">All mail</a></p><h1>This mail does not exist</h1></header>',
  );
}
