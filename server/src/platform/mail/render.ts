import { intlLocaleOf, type Language } from '@archway/rules/languages';
import type { Region } from '@archway/rules/regions';
import { translate, type MessageParams } from '../text/translate.ts';
import { htmlPart } from './html-part.ts';
import type { MailParts } from './mail-parts.ts';
import { siteName } from './site-name.ts';
import { textPart } from './text-part.ts';
import { unlinked } from './unlinked.ts';

/** Names of the templates in `locales/<language>/mail.json`: each has subject, heading, body and button. */
export type MailTemplate =
  | 'activate'
  | 'addressInUse'
  | 'confirmEmail'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'invitation'
  | 'contactVerify'
  | 'failedSignIns'
  | 'newDevice'
  | 'organizationClosed'
  | 'organizationClosing'
  | 'organizationKept'
  | 'pageError'
  | 'joinRequest'
  | 'passkeyAdded'
  | 'passwordChanged'
  | 'resetByAdministrator'
  | 'resetPassword'
  | 'sessionsEnded'
  | 'siteFound'
  | 'siteUnknown'
  | 'twoStepOff'
  | 'twoStepOn';

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

/** How a template is framed: why one gets it, and whether its link works once and waits for a button. */
interface Frame {
  why: 'frame.why.account' | 'frame.why.entered' | 'frame.why.operators';
  isOneTime?: true;
}
const TO_HOLDER: Frame = { why: 'frame.why.account' };
const TO_ASKER: Frame = { why: 'frame.why.entered' };
const ONE_TIME: Frame = { ...TO_ASKER, isOneTime: true };
const FRAMES: Record<MailTemplate, Frame> = {
  activate: ONE_TIME,
  addressInUse: TO_ASKER,
  confirmEmail: ONE_TIME,
  emailChangeAsked: { ...TO_HOLDER, isOneTime: true },
  emailChanged: { ...TO_HOLDER, isOneTime: true },
  invitation: ONE_TIME,
  joinRequest: TO_HOLDER,
  contactVerify: ONE_TIME,
  failedSignIns: TO_HOLDER,
  newDevice: TO_HOLDER,
  organizationClosed: TO_HOLDER,
  organizationClosing: TO_HOLDER,
  organizationKept: TO_HOLDER,
  pageError: { why: 'frame.why.operators' },
  passkeyAdded: TO_HOLDER,
  passwordChanged: TO_HOLDER,
  resetByAdministrator: { ...TO_HOLDER, isOneTime: true },
  resetPassword: ONE_TIME,
  sessionsEnded: TO_HOLDER,
  siteFound: TO_ASKER,
  siteUnknown: TO_ASKER,
  twoStepOff: TO_HOLDER,
  twoStepOn: TO_HOLDER,
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailContent {
  template: MailTemplate;
  language: Language;
  params: MessageParams;
  /** Parameters that are listed by themselves, in this order. Times and names are given as they are to be read. */
  facts?: readonly FactName[];
  /** What one person writes to the other, shown as such. */
  message?: string;
  /** Where the mail's one button leads; opening it changes nothing, the page's own button acts. */
  link: string;
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
  const { template, language, facts = [], message = '', link, site, region } = content;
  const params = withoutLinks(content.params);
  const say = (part: string) => translate(language, `${template}.${part}`, params);
  const { why, isOneTime } = FRAMES[template];
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
    note: isOneTime && translate(language, 'frame.oneTime'),
    footer: [translate(language, why, { site }), siteName(region, language)],
    site,
  };
}

/** Names that were typed by whoever has the mail sent. */
const TYPED_BY_SENDERS = ['organization', 'inviter', 'role', 'asker', 'askerEmail'] as const;

function withoutLinks(params: MessageParams): MessageParams {
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
