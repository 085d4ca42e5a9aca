import { expect, test } from 'vitest';
import { renderMail } from './render.ts';

const mail = {
  template: 'pageError',
  language: 'en',
  params: { name: 'TypeError', route: '/cases', version: '1.2.3' },
  link: 'https://archway.example/platform/operations',
  site: 'https://archway.example',
} as const;

test('a mail says the same as text and as a page', () => {
  const { subject, text, html } = renderMail(mail);
  expect(subject).toBe('New page error: TypeError');
  for (const part of [
    'A page error nobody has seen before',
    'The page /cases failed with TypeError in version 1.2.3.',
    'Open operations',
    mail.link,
    'entered at https://archway.example.',
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
  expect(rendered.html).toContain(`<html lang="${language}">`);
  expect(rendered.html).toContain(sentence);
});

test('what somebody typed stays text', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  const link = 'https://archway.example/?a=1&b="><script>';
  const { html, text } = renderMail({ ...mail, params: { ...mail.params, name }, link });
  expect(text).toContain(name);
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;');
  expect(html).toContain('href="https://archway.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;"');
});

test('what somebody typed is no pattern of ours', () => {
  const name = `{route} '{'name'}' {n, plural, one {#} other {#}}`;
  expect(renderMail({ ...mail, params: { ...mail.params, name } }).subject).toBe(`New page error: ${name}`);
});

const ACCOUNT_MAILS = [
  ['activate', { days: 7 }, { en: '7 days', de: '7 Tage', ja: '7日間' }],
  ['confirmEmail', { hours: 24 }, { en: '24 hours', de: '24 Stunden', ja: '24時間' }],
  ['resetPassword', { minutes: 30 }, { en: '30 minutes', de: '30 Minuten', ja: '30分間' }],
] as const;
const NOTHING_YET = {
  en: 'opening the link changes nothing until you press the button',
  de: 'Das Öffnen des Links ändert nichts, bis Sie auf die Schaltfläche drücken',
  ja: 'リンクを開いただけでは何も変わらず',
} as const;

test.each(ACCOUNT_MAILS)(
  '%s says for how long, and that opening changes nothing',
  (template, params, spans) => {
    for (const language of ['en', 'de', 'ja'] as const) {
      const { subject, text } = renderMail({ ...mail, template, language, params });
      expect(subject).not.toBe('');
      expect(text).toContain(spans[language]);
      expect(text).toContain(NOTHING_YET[language]);
      expect(text).toContain(mail.link);
    }
  },
);

test('one of something is told as one', () => {
  const say = (language: 'en' | 'de') =>
    renderMail({ ...mail, template: 'confirmEmail', language, params: { hours: 1 } }).text;
  expect(say('en')).toContain('valid for 1 hour and');
  expect(say('de')).toContain('gilt 1 Stunde und');
});

test('an address that is in use is told so without a sign', () => {
  const { subject, text } = renderMail({ ...mail, template: 'addressInUse', params: { hours: 24 } });
  expect(subject).toBe('This address already has an account');
  expect(text).toContain('nothing was changed');
});
