import type { Mail } from './mailbox.ts';

export const VIEWS = ['html', 'text', 'source'] as const;
export type View = (typeof VIEWS)[number];

const VIEW_NAMES: Record<View, string> = { html: 'Message', text: 'Plain text', source: 'Source' };

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
    `<header><h1>Mail</h1><p>Everything this site has sent. Nothing leaves this machine.</p></header>
<main id="mails" data-revision="${revision}" aria-live="polite">
${renderRows(mails)}
</main>
<script src="/assets/refresh.js" defer></script>`,
  );
}

function content(mail: Mail, view: View, source: string): string {
  if (view === 'source') return `<pre>${escapeHtml(source)}</pre>`;
  if (view === 'text') return `<pre>${escapeHtml(mail.text)}</pre>`;
  // Without allow-scripts and allow-same-origin: the mail may be looked at, it can do nothing.
  return `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${escapeHtml(mail.id)}/body"></iframe>`;
}

export function renderMail(mail: Mail, view: View, source: string): string {
  const tabs = VIEWS.filter((one) => one !== 'html' || mail.html !== '').map((one) => {
    const current = one === view ? ' aria-current="page"' : '';
    return `<a href="?view=${one}"${current}>${VIEW_NAMES[one]}</a>`;
  });
  return page(
    subject(mail),
    `<header><p><a href="/">All mail</a></p><h1>${subject(mail)}${receipts(mail)}</h1></header>
<main>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Received</dt><dd>${time(mail)}</dd>
</dl>
<nav aria-label="Views">${tabs.join('\n')}</nav>
${content(mail, view, source)}
</main>`,
  );
}

export function renderMissing(): string {
  return page(
    'Not found',
    '<header><p><a href="/">All mail</a></p><h1>This mail does not exist</h1></header>',
  );
}
