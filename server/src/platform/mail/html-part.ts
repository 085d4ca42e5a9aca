import { escapeHtml as escape } from '../text/escape-html.ts';
import type { MailParts } from './mail-parts.ts';
import { BRAND } from './site-name.ts';
import { fontOf, look, STYLE_SHEET } from './style.ts';

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** Outlook on Windows draws with Word, which knows no greatest width. */
const WORD_COLUMN = `<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const WORD_COLUMN_END = '<!--[if mso]></td></tr></table><![endif]-->';
/** Addresses and routes have no spaces and may be wider than a phone. */
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word';
/** Invisible signs: without them a list of mails goes on after the preview with the name and the heading. */
const PREVIEW_END = '&#8199;&#65279;&#847; '.repeat(50);

/** Tables and inline styles, because mail programs understand little else. */
export function htmlPart(mail: MailParts): string {
  const { language, subject, preview, site } = mail;
  const font = `font-family:${fontOf(language)}`;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(subject)}</title>
<style>
${STYLE_SHEET}
</style>
</head>
<body ${look('canvas', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}${PREVIEW_END}</div>
<table ${TABLE} ${look('canvas', 'width:100%')}><tr><td align="center" class="around" style="padding:24px 20px 28px">
${WORD_COLUMN}
<table ${TABLE} style="width:100%;max-width:560px">
<tr><td align="left" class="beside" style="padding:0 8px 16px">${brand(site, font)}</td></tr>
<tr><td align="left">
<table ${TABLE} ${look('card', 'width:100%;border-collapse:separate;border-width:1px;border-style:solid;border-radius:10px')}>
<tr><td align="left" class="beside" style="padding:28px 32px;${font}">
${body(mail, font)}
</td></tr>
${note(mail, font)}</table>
</td></tr>
<tr><td align="left" ${look('ink3', `padding:18px 8px 0;font-size:13px;line-height:19px;${font}`, 'beside')}>
${mail.footer.map((line) => `<p style="margin:0 0 8px">${escape(line)}</p>`).join('\n')}
${stopLine(mail)}</td></tr>
</table>
${WORD_COLUMN_END}
</td></tr></table>
</body>
</html>
`;
}

/** The only thing a mail loads. The name is text, so nothing is lost where pictures are not shown. */
function brand(site: string, font: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px"><img src="${escape(site)}/mail-mark.png" width="24" height="24" alt="" style="display:block;border:0"></td>
<td ${look('ink', `font-size:16px;line-height:24px;font-weight:600;letter-spacing:-.01em;${font}`)}>${BRAND}</td>
</tr></table>`;
}

function body(parts: MailParts, font: string): string {
  const { heading, paragraphs, facts, quoteLead, quote, button } = parts;
  const [first = '', ...others] = paragraphs;
  return [
    `<h1 ${look('ink', 'margin:0 0 10px;font-size:24px;line-height:31px;font-weight:600;letter-spacing:-.01em;text-wrap:balance', 'heading')}>${escape(heading)}</h1>`,
    paragraph(first),
    factTable(facts, font),
    quoteLead === '' ? '' : paragraph(quoteLead),
    quoteBlock(quote),
    ...others.map(paragraph),
    buttonTable(button, font),
  ].join('\n');
}

const paragraph = (text: string): string =>
  `<p ${look('ink2', `margin:0 0 16px;font-size:15px;line-height:24px;${BREAKING}`)}>${escape(text)}</p>`;

/** A person's words, marked as such: nobody should take them for ours. */
function quoteBlock(lines: readonly string[]): string {
  if (lines.every((line) => line === '')) return '';
  return `<blockquote ${look('rule', 'margin:0 0 18px;padding:0 0 0 14px;border-width:0 0 0 3px;border-style:solid')}>
<p ${look('ink2', `margin:0;font-size:15px;line-height:24px;${BREAKING}`)}>${lines.map(escape).join('<br>')}</p>
</blockquote>`;
}

function factTable(facts: MailParts['facts'], font: string): string {
  if (facts.length === 0) return '';
  const cell = `border-width:0 0 1px;border-style:solid;vertical-align:top;text-align:left;line-height:21px;${font}`;
  const rows = facts.map(
    ({ label, value }) => `<tr>
<th scope="row" width="112" ${look('label', `width:112px;padding:11px 12px 11px 0;font-size:14px;font-weight:400;${cell}`)}>${escape(label)}</th>
<td ${look('value', `padding:11px 0;font-size:15px;font-weight:500;${BREAKING};${cell}`)}>${escape(value)}</td>
</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" ${look('rule', 'width:100%;margin:0 0 18px;border-collapse:separate;border-width:1px 0 0;border-style:solid')}>
${rows.join('\n')}
</table>`;
}

/** The cell is the button and the link fills it; Word, which ignores a link's padding, pads the cell instead. */
function buttonTable({ label, link }: MailParts['button'], font: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;border-collapse:separate"><tr>
<td align="center" ${look('button', 'border-radius:6px;mso-padding-alt:13px 24px')}><a href="${escape(link)}" target="_blank" ${look('press', `display:inline-block;padding:13px 24px;mso-padding-alt:0;font-size:15px;line-height:20px;font-weight:600;text-decoration:none;${font}`)}>${escape(label)}</a></td>
</tr></table>`;
}

function stopLine({ stop }: MailParts): string {
  if (stop === undefined) return '';
  return `<p style="margin:0 0 8px"><a href="${escape(stop.link)}" target="_blank" ${look('ink3', 'text-decoration:underline')}>${escape(stop.label)}</a></p>
`;
}

function note({ note: text }: MailParts, font: string): string {
  if (text === undefined) return '';
  return `<tr><td align="left" ${look('note', `padding:16px 32px;border-width:1px 0 0;border-style:solid;border-radius:0 0 9px 9px;font-size:13px;line-height:19px;${font}`, 'beside')}>${escape(text)}</td></tr>
`;
}
