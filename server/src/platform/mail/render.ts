import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { Region } from '@archway/rules/regions';
import { translate, type MessageParams } from '../text/translate.ts';
import { htmlPart } from './html-part.ts';
import type { MailParts } from './mail-parts.ts';
import type { MailSpec } from './mail-spec.ts';
import { siteName } from './site-name.ts';
import { textPart } from './text-part.ts';
import { unlinked } from './unlinked.ts';

const FACT_LABELS = {
  account: 'fact.account',
  address: 'fact.address',
  device: 'fact.device',
  inviter: 'fact.inviter',
  organization: 'fact.organization',
  region: 'fact.region',
  role: 'fact.role',
  time: 'fact.time',
} as const;
/** Facts a mail can list. None of them is about a patient: a mailbox is no place for that. */
export type FactName = keyof typeof FACT_LABELS;

const REASONS = {
  account: 'frame.why.account',
  entered: 'frame.why.entered',
  operators: 'frame.why.operators',
} as const;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailContent {
  template: MailSpec;
  language: Language;
  params: MessageParams;
  /** Parameters that are listed by themselves, in this order. Times and names are given as they are to be read. */
  facts?: readonly FactName[];
  /** What one person writes to the other, shown as such. */
  message?: string;
  /** Where the mail's one button leads; opening it changes nothing, the page's own button acts. */
  link: string;
  /** Where the reader says that no more such mails are wanted. */
  stopLink?: string;
  /** Origin of the site. */
  site: string;
  /** Names the site below the mail. */
  region: Region;
}

export function renderMail(content: MailContent): RenderedMail {
  const parts = partsOf(content);
  return { subject: parts.subject, text: textPart(parts), html: htmlPart(parts) };
}

function partsOf(content: MailContent): MailParts {
  const { template, language, facts = [], message = '', link, stopLink, site, region } = content;
  const params = withoutLinks(content.params);
  const say = (part: string) => translate(language, `${template.name}.${part}`, params);
  const body = say('body');
  return {
    language,
    subject: say('subject'),
    preview: firstSentenceOf(body, language),
    heading: say('heading'),
    paragraphs: body.split('\n\n'),
    facts: facts.map((name) => factOf(name, language, params)),
    quoteLead:
      message === '' || params['inviter'] === undefined
        ? ''
        : translate(language, 'frame.wrote', {
            name: params['inviter'],
            organization: params['organization'] ?? '',
          }),
    quote: unlinked(message).split('\n'),
    button: { label: say('button'), link },
    note: template.isOneTime && translate(language, 'frame.oneTime'),
    footer: [translate(language, REASONS[template.why], { site }), siteName(region, language)],
    stop: stopLink === undefined ? undefined : { label: say('stop'), link: stopLink },
    site,
  };
}

/** Names that were typed by whoever has the mail sent. */
const TYPED_BY_SENDERS = ['organization', 'inviter', 'role', 'asker', 'askerEmail'] as const;

/** The same parameters, without links in what somebody typed. */
export function withoutLinks(params: MessageParams): MessageParams {
  const typed = TYPED_BY_SENDERS.filter((name) => params[name] !== undefined);
  return { ...params, ...Object.fromEntries(typed.map((name) => [name, unlinked(String(params[name]))])) };
}

function factOf(name: FactName, language: Language, params: MessageParams): MailParts['facts'][number] {
  if (params[name] === undefined) throw new Error(`a mail lists ${name} and was not told it`);
  const label = translate(language, FACT_LABELS[name]);
  const value = String(params[name]);
  return { label, value, line: translate(language, 'frame.factLine', { label, value }) };
}

function firstSentenceOf(text: string, language: Language): string {
  const sentences = new Intl.Segmenter(intlLocaleOf(language), { granularity: 'sentence' }).segment(text);
  return sentences.containing(0)?.segment.trim() ?? '';
}
