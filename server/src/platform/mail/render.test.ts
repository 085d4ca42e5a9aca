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
    'registered at https://archway.example.',
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
