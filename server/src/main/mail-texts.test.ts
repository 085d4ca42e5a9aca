import { loadAllMessages } from '@archway/locales/load';
import { LANGUAGES } from '@archway/rules/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { renderMail, type FactName, type MailContent } from '../platform/mail/render.ts';
import { allMails, mailNamed, sampleMails } from '../testing/mail-samples.ts';

const mail = {
  template: mailNamed('pageError'),
  language: 'en',
  params: { name: 'TypeError', route: '/cases', version: '1.2.3' },
  link: 'https://archway.example/platform/operations',
  site: 'https://archway.example',
  region: 'europe',
} as const;

const device = {
  ...mail,
  template: mailNamed('newDevice'),
  params: { device: 'Firefox, Windows', address: '192.0.2.1', time: 'noon' },
  facts: ['time', 'device'],
} as const satisfies MailContent;

test('a mail says the same as text and as a page', () => {
  const { subject, text, html } = renderMail(mail);
  expect(subject).toBe('New page error: TypeError');
  for (const part of [
    'First report of a page error',
    'The page /cases failed with TypeError in version 1.2.3.',
    'Open operations',
    mail.link,
    'because notices from https://archway.example go to this address.',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

test.each([
  [
    'de',
    'Neuer Seitenfehler: TypeError',
    'Auf der Seite /cases trat in Version 1.2.3 der Fehler TypeError auf.',
  ],
  ['ja', '新しいページエラー：TypeError', 'バージョン1.2.3のページ/casesでTypeErrorが発生しました。'],
] as const)('a reader of %s gets that language', (language, subject, sentence) => {
  const rendered = renderMail({ ...mail, language });
  expect(rendered.subject).toBe(subject);
  expect(rendered.text).toContain(sentence);
  expect(rendered.html).toContain(`<html lang="${language}" dir="ltr">`);
  expect(rendered.html).toContain(sentence);
});

test('what somebody typed stays text', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  const shown = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;';
  const link = 'https://archway.example/?a=1&b="><script>';
  const { html, text } = renderMail({ ...mail, params: { ...mail.params, name }, link });
  expect(text).toContain(name);
  expect(html).not.toMatch(/<img src=x|<script|onerror="/);
  expect(html).toContain(shown);
  expect(html).toContain('href="https://archway.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;"');

  const told = renderMail({ ...device, params: { ...device.params, device: name } });
  expect(told.html).not.toMatch(/<img src=x|onerror="/);
  expect(told.html).toContain(shown);
});

test('what somebody writes to the invited is shown as theirs, line by line, and stays text', () => {
  const invitation = {
    ...mail,
    template: mailNamed('invitation'),
    params: { organization: 'Harbour', days: 7 },
    message: `Hello {days}\n<script>alert(1)</script>`,
  } as const;
  const { html, text } = renderMail(invitation);
  expect(html).toContain('Hello {days}<br>&#60;script&#62;alert(1)&#60;/script&#62;');
  expect(html).not.toContain('<script');
  expect(text).toContain('> Hello {days}\n> <script>alert(1)</script>\n');
  const plain = renderMail({ ...invitation, message: '' });
  expect(plain.html).not.toContain('<blockquote');
  expect(plain.text).not.toContain('\n>');
});

test('the words of an invitation carry the name of who wrote them, and nothing typed becomes a link', () => {
  const { html, text } = renderMail({
    ...mail,
    template: mailNamed('invitation'),
    params: { organization: 'https://evil.example', days: 7, inviter: 'Eve evil.example' },
    message: 'Pay at https://evil.example/pay now',
  });
  const said = 'Eve evil . example (https: // evil . example) writes:';
  expect(text).toContain(`${said}\n\n> Pay at https: // evil . example/pay now\n`);
  expect(html).toContain(said);
  expect(html).not.toContain('evil.example');
  expect(text).not.toContain('evil.example');
});

test('what somebody typed is no pattern of ours', () => {
  const name = `{route} '{'name'}' {n, plural, one {#} other {#}}`;
  expect(renderMail({ ...mail, params: { ...mail.params, name } }).subject).toBe(`New page error: ${name}`);
});

const ACCOUNT_MAILS = [
  ['activate', { days: 7 }, { en: '7 days', de: '7 Tagen', ja: '7日間' }],
  ['confirmEmail', { hours: 24 }, { en: '24 hours', de: '24 Stunden', ja: '24時間' }],
  ['emailChangeAsked', { days: 7, email: 'e' }, { en: '7 days', de: '7 Tagen', ja: '7日間' }],
  ['emailChanged', { days: 7, email: 'e' }, { en: '7 days', de: '7 Tagen', ja: '7日間' }],
  ['invitation', { days: 7, organization: 'Harbour' }, { en: '7 days', de: '7 Tagen', ja: '7日間' }],
  ['contactVerify', { days: 7, organization: 'Harbour' }, { en: '7 days', de: '7 Tagen', ja: '7日間' }],
  ['resetByAdministrator', { minutes: 30 }, { en: '30 minutes', de: '30 Minuten', ja: '30分間' }],
  ['resetPassword', { minutes: 30 }, { en: '30 minutes', de: '30 Minuten', ja: '30分間' }],
] as const;
const NOTHING_YET = {
  en: 'You confirm on the page that opens.',
  de: 'Das Öffnen des Links ändert noch nichts',
  ja: 'リンクを開いただけでは何も変わりません',
} as const;

test.each(ACCOUNT_MAILS)(
  '%s says for how long, and that opening changes nothing',
  (template, params, spans) => {
    for (const language of ['en', 'de', 'ja'] as const) {
      const { text, html } = renderMail({ ...mail, template: mailNamed(template), language, params });
      for (const part of [text, html]) {
        expect(part).toContain(spans[language]);
        expect(part).toContain(NOTHING_YET[language]);
      }
    }
  },
);

test('only one-time links are explained', () => {
  const explained = sampleMails('en').filter((one) => renderMail(one).html.includes(NOTHING_YET.en));
  expect(explained.map(({ template }) => template.name)).toEqual(ACCOUNT_MAILS.map(([template]) => template));
});

test('one of something is told as one', () => {
  const say = (language: 'en' | 'de') =>
    renderMail({ ...mail, template: mailNamed('confirmEmail'), language, params: { hours: 1 } }).text;
  expect(say('en')).toContain('expires in 1 hour.');
  expect(say('de')).toContain('läuft in 1 Stunde ab');
});

test('an address that is in use is told so without a sign', () => {
  const { subject, text } = renderMail({
    ...mail,
    template: mailNamed('addressInUse'),
    params: { hours: 24 },
  });
  expect(subject).toBe('This address already has an account');
  expect(text).toContain('nothing was changed');
});

test('what happened, the facts, what to do and the link follow each other', () => {
  const { text } = renderMail({ ...device, region: 'uk' });
  expect(text).toBe(`New sign-in to your account

Someone signed in to your account from a new device.

Time: noon
Device: Firefox, Windows

If this was you, no action is needed. If not, set a new password right away. This ends all sessions, including the new one.

Change password
https://archway.example/platform/operations

You're receiving this email because an account at https://archway.example uses this address.
Archway United Kingdom
`);
});

test('a blank line of a text is a paragraph of the page', () => {
  expect(textsOf(renderMail(device).html)).toEqual([
    'Archway',
    'New sign-in to your account',
    'Someone signed in to your account from a new device.',
    'Time',
    'noon',
    'Device',
    'Firefox, Windows',
    expect.stringMatching(/^If this was you, .* the new one\.$/),
    'Change password',
    "You're receiving this email because an account at https://archway.example uses this address.",
    'Archway Europe',
  ]);
  expect(renderMail(device).html.match(/<p class="ink2"/g)).toHaveLength(2);
});

test('a fact that nobody told is an error, and without facts there is no table of them', () => {
  expect(() => renderMail({ ...device, facts: ['organization'] })).toThrow('organization');
  expect(renderMail({ ...device, facts: [] }).html).not.toContain('class="rule"');
});

test.each([
  ['en', 'We saw unusual activity in one of your sessions.'],
  ['ja', 'セッションの1つで通常と異なる操作を検知しました。'],
] as const)('a list of mails shows the first sentence in %s', (language, sentence) => {
  const { html } = renderMail({ ...device, template: mailNamed('sessionsEnded'), language });
  const [, hidden = ''] = /<body[^>]*>\s*<div style="display:none[^>]*>([^<]*)</.exec(html) ?? [];
  expect(hidden.replaceAll(/&#\d+;|\s+$/g, '').trim()).toBe(sentence);
});

/** What a reader sees of a page, piece by piece. */
function textsOf(html: string): string[] {
  const [, body = ''] = html.split('<!--[if mso]>', 2);
  return body
    .slice(body.indexOf('<![endif]-->'))
    .split(/<[^>]*>/)
    .map((piece) => piece.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

const everyMail = LANGUAGES.flatMap(sampleMails);

test('every template in every language says in the text what its page says', () => {
  for (const one of everyMail) {
    const { subject, text, html } = renderMail(one);
    const what = `${one.template.name} ${one.language}`;
    const texts = textsOf(html);
    expect(subject, what).not.toBe('');
    expect(texts.length, what).toBeGreaterThan(5);
    expect(
      texts.filter((piece) => !text.includes(piece)),
      what,
    ).toEqual([]);
    for (const fact of one.facts ?? []) expect(texts, what).toContain(one.params[fact]);
    expect(text.split('\n'), what).toContain(one.link);
    expect(`${text}${html}`, what).not.toMatch(/undefined|\[object/);
  }
});

test('nothing is loaded but the mark', () => {
  for (const one of everyMail) {
    const { html } = renderMail(one);
    const loaded = [
      ...html.matchAll(/\s(?:src|srcset|background|poster|data)="([^"]*)"|url\(|@import|<link|<iframe/g),
    ];
    expect(loaded.map(([all, address]) => address ?? all)).toEqual([`${one.site}/mail-mark.png`]);
  }
});

test('whatever has a color has one for the dark', () => {
  for (const one of sampleMails('en')) {
    const { html } = renderMail(one);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    const colored = [...html.matchAll(/<\w+ [^>]*?(?:class="([\w-]+)[^"]*" )?style="([^"]*#[^"]*)"/g)];
    expect(colored.length).toBeGreaterThan(8);
    for (const [, name = 'no class', style = ''] of colored) {
      for (const scope of [String.raw`prefers-color-scheme:dark\)\{[^\n]*`, String.raw`\[data-ogsc\] `]) {
        const [, rule = ''] = new RegExp(String.raw`${scope}\.${name}\{([^}]*)\}`).exec(html) ?? [];
        const painted = [...style.matchAll(/([\w-]+):#/g)].map(([, property]) => property);
        const repainted = [...rule.matchAll(/([\w-]+):#\w{6}!important/g)].map(([, property]) => property);
        expect(repainted, `${name} ${scope}`).toEqual(painted);
      }
    }
  }
});

/**
 * All that a mail may be told. A patient, a case and a person's name are not among it and must not become so: mails
 * lie in mailboxes for years. Whoever adds a name here answers for that.
 */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  activate: ['days'],
  addressInUse: [],
  confirmEmail: ['hours'],
  // The new address is masked, and the old one is the reader's.
  emailChangeAsked: ['days', 'email'],
  emailChanged: ['days', 'email'],
  // Beside them what the inviting person writes, which is shown as such and is not put into any text of ours.
  invitation: ['days', 'organization'],
  // Somebody who wants to be invited told their name and address for this very mail.
  joinRequested: ['asker', 'askerEmail', 'organization'],
  joinDeclined: ['organization'],
  contactVerify: ['days', 'organization'],
  failedSignIns: ['count'],
  newDevice: [],
  organizationClosed: [],
  organizationClosing: ['day'],
  organizationKept: [],
  pageError: ['name', 'route', 'version'],
  orderSent: ['order', 'organization'],
  orderEdited: ['order', 'organization'],
  orderCanceled: ['order', 'organization'],
  orderAccepted: ['order', 'organization'],
  orderRejected: ['order', 'organization'],
  orderFilesAdded: ['order', 'organization'],
  orderCompleted: ['order', 'organization'],
  orderStarted: ['order', 'organization'],
  orderReady: ['order', 'organization'],
  orderShipped: ['order', 'organization'],
  orderShippingCorrected: ['order', 'organization'],
  orderCanceledByLab: ['order', 'organization'],
  orderReminder: ['order', 'organization'],
  orderHold: ['order', 'organization'],
  orderResumed: ['order', 'organization'],
  orderDateProposed: ['order', 'organization'],
  orderDateAnswered: ['order', 'organization'],
  orderCancelAsked: ['order', 'organization'],
  orderCancelAgreed: ['order', 'organization'],
  orderCancelRefused: ['order', 'organization'],
  orderLate: ['order', 'organization'],
  orderRedeliveryAsked: ['order', 'organization'],
  orderRemake: ['order', 'organization'],
  orderAssigned: ['order'],
  releaseAsked: ['order'],
  releaseReturned: ['order'],
  orderReleased: ['order'],
  orderNotAutoAccepted: ['order'],
  // The other organization's name, never a person's.
  partnerAccepted: ['organization'],
  partnerApplied: ['organization'],
  partnerEnded: ['organization'],
  partnerInvitation: ['days', 'organization'],
  partnerInvitationReminder: ['days', 'organization'],
  partnerRejected: ['organization'],
  invitationAnswered: ['organization'],
  passkeyAdded: [],
  passwordChanged: [],
  resetByAdministrator: ['minutes'],
  resetPassword: ['minutes'],
  sessionsEnded: [],
  siteFound: [],
  siteUnknown: [],
  twoStepOff: [],
  twoStepOn: [],
};
/** An invitation names the member whose words it carries: the invited can ask whether they are theirs. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  invitation: ['inviter'],
  partnerInvitation: ['inviter'],
  partnerInvitationReminder: ['inviter'],
};
const FACTS: readonly FactName[] = [
  'account',
  'address',
  'device',
  'inviter',
  'organization',
  'region',
  'role',
  'time',
];

test('a template is told what is listed here and nothing else', () => {
  expect(Object.keys(TOLD).toSorted()).toEqual(allMails.map(({ name }) => name).toSorted());
  const english = loadAllMessages('en');
  for (const language of LANGUAGES) {
    const texts = { ...english, ...loadAllMessages(language) };
    for (const [template, names] of Object.entries(TOLD)) {
      expect(argumentsOf(texts, template), `${template} ${language}`).toEqual(names);
    }
  }
  const labels = Object.keys(loadAllMessages('en')).filter((key) => key.startsWith('fact.'));
  expect(labels.toSorted()).toEqual(FACTS.map((name) => `fact.${name}`));
  for (const { template, params } of sampleMails('en')) {
    expect([...(TOLD[template.name] ?? []), ...FACTS, ...(SIGNED[template.name] ?? [])]).toEqual(
      expect.arrayContaining(Object.keys(params)),
    );
  }
});

/** The type of mere text in a parsed message. */
const LITERAL = 0;

/** Names of the parameters that a template's texts use, in plural forms too. */
function argumentsOf(texts: ReturnType<typeof loadAllMessages>, template: string): string[] {
  const elements = Object.entries(texts)
    .filter(([key]) => key.startsWith(`${template}.`))
    .flatMap(([, text]) => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return [...new Set(namesIn(elements))].toSorted();
}

function namesIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
  return elements.flatMap((element) => {
    const inside =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    const type: number = element.type;
    return 'value' in element && type !== LITERAL ? [element.value, ...inside] : inside;
  });
}
