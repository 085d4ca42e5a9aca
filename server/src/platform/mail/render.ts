import type { Language } from '@archway/rules/languages';
import { escapeHtml as escape } from '../text/escape-html.ts';
import { translate, type MessageParams } from '../text/translate.ts';

/** Names of the templates in `locales/<language>/mail.json`: each has subject, heading, body and button. */
export type MailTemplate =
  | 'activate'
  | 'addressInUse'
  | 'confirmEmail'
  | 'newDevice'
  | 'pageError'
  | 'resetPassword'
  | 'sessionsEnded'
  | 'siteFound'
  | 'siteUnknown';

export type FactName = 'device' | 'address' | 'time' | 'region';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailContent {
  template: MailTemplate;
  language: Language;
  params: MessageParams;
  /** Where the mail's one button leads; opening it changes nothing, the page's own button acts. */
  link: string;
  site: string;
}

export function renderMail({ template, language, params, link, site }: MailContent): RenderedMail {
  const say = (part: string) => translate(language, `${template}.${part}`, params);
  const [subject, heading, body, button] = [say('subject'), say('heading'), say('body'), say('button')];
  const why = translate(language, 'frame.why', { site });
  return {
    subject,
    text: `${heading}\n\n${body}\n\n${button}: ${link}\n\n${why}\n`,
    html: page(language, subject, [
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:26px;font-weight:600;color:#0E1D21">${escape(heading)}</h1>`,
      `<p style="margin:0 0 24px;font-size:15px;line-height:24px;color:#394B51">${escape(body)}</p>`,
      `<a href="${escape(link)}" style="display:inline-block;padding:9px 18px;border-radius:4px;background:#0B5F60;color:#FFFFFF;font-size:15px;line-height:20px;text-decoration:none">${escape(button)}</a>`,
      `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #E3E9EA;font-size:12px;line-height:16px;color:#54666C">${escape(why)}</p>`,
    ]),
  };
}

/** Tables and inline styles, because mail programs understand little else. */
function page(language: Language, title: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="margin:0;background:#EBF0F0;font-family:'IBM Plex Sans',system-ui,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:20px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:10px">
<tr><td style="padding:32px">${parts.join('\n')}</td></tr></table></td></tr></table></body></html>`;
}
