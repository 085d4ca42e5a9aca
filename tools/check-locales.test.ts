import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@archway/locales/areas';
import { describe, expect, test } from 'vitest';
import type { DynamicKeys } from './check-locales/dynamic-keys.ts';
import { checkGlossary, keepsEnglish, parseGlossary } from './check-locales/glossary.ts';
import { checkScreens } from './check-locales/screens.ts';
import { SourceGraph } from './check-locales/source-graph.ts';
import {
  allowsEqual,
  checkAreas,
  checkButtons,
  checkEqual,
  checkIcu,
  checkKeys,
} from './check-locales/texts.ts';
import type { Finding, LocaleTree } from './check-locales/tree.ts';
import { checkUndefined, checkUnused } from './check-locales/usage.ts';
import { findSourceKeys } from './source-keys.ts';

/** One English text and its translation, under a key that fits the check. */
function treeOf(language: string, english: string, translated: string, key = 'list.text'): LocaleTree {
  return { en: { portal: { [key]: english } }, [language]: { portal: { [key]: translated } } };
}

function problemsOf(findings: readonly Finding[]): string[] {
  return findings.map(({ problem }) => problem);
}

describe('keys', () => {
  const tree = {
    en: { portal: { 'a.b': 'Text', 'a.c': 'Text' } },
    de: { portal: { 'a.b': ' ', 'a.d': 'Text' } },
  };

  test('a missing, an empty and an extra key are found', () => {
    expect(checkKeys(tree)).toEqual([
      { where: 'de/portal.json a.b', problem: 'is missing' },
      { where: 'de/portal.json a.c', problem: 'is missing' },
      { where: 'de/portal.json a.d', problem: 'is not in English' },
    ]);
  });

  test('a language without the file lacks every key', () => {
    expect(checkKeys({ en: tree.en, ja: {} })).toHaveLength(2);
  });

  test('one key in two areas is found', () => {
    expect(checkAreas({ en: { portal: { 'a.b': 'Text' }, mail: { 'a.b': 'Text' } } })).toEqual([
      { where: 'en/mail.json a.b', problem: 'is in portal.json too' },
    ]);
  });
});

describe('ICU messages', () => {
  test.each([
    ['a bracket left open', 'de', '{n}', '{n', ['is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE']],
    [
      'a plural without other',
      'de',
      '{n}',
      '{n, plural, one {#}}',
      ['is no ICU message: MISSING_OTHER_CLAUSE'],
    ],
    [
      'another argument',
      'de',
      'for {lab}',
      'für {labor}',
      ['lacks the argument lab value', 'has the argument labor value, English has not'],
    ],
    [
      'another kind',
      'de',
      '{n, number}',
      '{n}',
      ['lacks the argument n number', 'has the argument n value, English has not'],
    ],
    [
      'a lost select branch',
      'de',
      '{k, select, a {A} other {B}}',
      '{k, select, other {B}}',
      ['lacks the argument k select(a|other)', 'has the argument k select(other), English has not'],
    ],
    [
      'a lost tag',
      'de',
      '<b>now</b>',
      'jetzt',
      ['lacks the argument <b> tag', 'lacks the argument </b> tag'],
    ],
  ])('%s is found', (_, language, english, translated, problems) => {
    expect(problemsOf(checkIcu(treeOf(language, english, translated)))).toEqual(problems);
  });

  const days = '{n, plural, one {# day} other {# days}}';

  test.each([
    ['de', '{n, plural, other {# Tage}}', ['lacks the plural form one of n']],
    ['ru', '{n, plural, one {# день} few {# дня} other {# дня}}', ['lacks the plural form many of n']],
    ['sl', '{n, plural, one {# dan} few {# dni} other {# dni}}', ['lacks the plural form two of n']],
    ['ja', '{n, plural, one {#日} other {#日}}', ['has the plural form one of n, which ja never uses']],
    // Fractions and millions may fall back to "other"; exact numbers are free.
    ['sk', '{n, plural, one {# deň} few {# dni} other {# dní}}', []],
    ['sk', '{n, plural, one {# deň} few {# dni} many {# dňa} other {# dní}}', []],
    ['fr', '{n, plural, =0 {aucun} one {# jour} other {# jours}}', []],
  ])('the plural forms of %s are complete: %s', (language, translated, problems) => {
    expect(problemsOf(checkIcu(treeOf(language, days, translated)))).toEqual(problems);
  });
});

describe('texts like the English one', () => {
  const allowed = { Status: ['de'], PDF: ['*'] };
  const check = (language: string, text: string) =>
    problemsOf(
      checkEqual(treeOf(language, text, text), (code, english) => allowsEqual(allowed, code, english)),
    );

  test('are found unless they are allowed', () => {
    expect(check('de', 'Something went wrong')).toEqual(['is the English text']);
    expect(check('de', 'Status')).toEqual([]);
    expect(check('ja', 'Status')).toEqual(['is the English text']);
    expect(check('ja', 'PDF')).toEqual([]);
  });

  test('without a word are no finding', () => {
    expect(check('de', '{name}: {count, number}')).toEqual([]);
  });
});

describe('buttons', () => {
  const check = (key: string, english: string, translated: string) =>
    problemsOf(checkButtons(treeOf('de', english, translated, key)));

  test('are found when they grow too wide', () => {
    expect(check('mail.button', 'Send', 'Jetzt endgültig absenden')).toEqual([
      'is 24 letters wide, at most 19 fit',
    ]);
    expect(check('order.action', 'Send', 'Auftrag senden')).toEqual([]);
    expect(check('order.note', 'Send', 'Jetzt endgültig absenden')).toEqual([]);
  });

  test('of wide signs count twice', () => {
    expect(check('mail.button', 'Send', '今すぐ送信してください')).toEqual([
      'is 22 letters wide, at most 19 fit',
    ]);
  });
});

describe('glossary', () => {
  const glossary = parseGlossary(
    [
      'key\ten\tcontext\tpart-of-speech/button\tde\tja\tnote',
      'doc.order\tOrder\t\tnoun\tAuftrag\t注文\t',
      'people.laboratory\tLaboratory\t\tnoun\tLabor\t技工所\t',
      'implant.abutment\tAbutment\t\tnoun\tAbutment\tアバットメント\t',
      'tooth.abutment_tooth\tAbutment tooth\t\tnoun\tPfeilerzahn\t支台歯\t',
      'doc.attachment\tAttachment\t\tnoun\tAnhang\t添付ファイル\t',
      'ortho.attachment\tAttachment\t\tnoun\tAttachment\tアタッチメント\t',
      'dialog.close\tClose\t\tbutton\tSchließen\t閉じる\t',
    ].join('\n'),
    'key\tlanguage\tform\tnote\npeople.laboratory\ten\tLab\t\npeople.laboratory\tde\tDentallabor\t',
  );
  const check = (language: string, english: string, translated: string) =>
    problemsOf(checkGlossary(treeOf(language, english, translated), glossary, {}));

  test('a term translated by another word is found', () => {
    expect(check('de', 'The order was sent.', 'Die Bestellung wurde gesendet.')).toEqual([
      'translates "order" without Auftrag',
    ]);
    expect(check('ja', 'The order was sent.', 'オーダーを送信しました。')).toEqual([
      'translates "order" without 注文',
    ]);
  });

  test('plurals, umlauts and compounds are recognized', () => {
    expect(
      check(
        'de',
        '{n, plural, one {# order} other {# orders}}',
        '{n, plural, one {# Auftrag} other {# Aufträge}}',
      ),
    ).toEqual([]);
    expect(check('de', 'Order date', 'Auftragsdatum')).toEqual([]);
    expect(check('de', 'Two laboratories', 'Zwei Büros')).toEqual([
      'translates "laboratory" without Labor or Dentallabor',
    ]);
  });

  test('a further English spelling counts, a part of a word does not', () => {
    expect(check('de', 'Ask the lab.', 'Fragen Sie nach.')).toEqual([
      'translates "lab" without Labor or Dentallabor',
    ]);
    expect(check('de', 'The border label', 'Das Randschild')).toEqual([]);
  });

  test('the longest term wins, and terms of one English word share their forms', () => {
    expect(check('de', 'Abutment tooth', 'Pfeilerzahn')).toEqual([]);
    expect(check('de', 'Add an attachment', 'Anhang hinzufügen')).toEqual([]);
    expect(check('de', 'Add an attachment', 'Attachment setzen')).toEqual([]);
    expect(check('de', 'Add an attachment', 'Datei hinzufügen')).toHaveLength(1);
  });

  test('a button is compared only where it is the whole text', () => {
    expect(check('de', 'Close', 'Beenden')).toEqual(['translates "close" without Schließen']);
    expect(check('de', 'Close to the gum', 'Nahe am Zahnfleisch')).toEqual([]);
  });

  test('a place where the word means something else is left out', () => {
    const tree = treeOf('de', 'In order to sign', 'Um zu unterschreiben', 'list.other');
    expect(checkGlossary(tree, glossary, { 'list.other': ['doc.order'] })).toEqual([]);
  });

  test('a word the glossary keeps in English may stay', () => {
    expect(keepsEnglish(glossary, 'de', 'Abutment')).toBe(true);
    expect(keepsEnglish(glossary, 'de', 'Order')).toBe(false);
  });
});

describe('use', () => {
  const families: DynamicKeys[] = [
    { areas: ['portal'], prefix: 'failure.', names: ['notFound'], reason: '' },
    { areas: ['mail'], parts: ['subject'], reason: '' },
  ];
  const sources = findSourceKeys({
    'web/list.tsx': `// t('list.comment')\nt('list.title'); t("portal:list.gone"); <Trans i18nKey="list.lead" />`,
    'server/mail.ts':
      "translate(language, 'frame.why', {}); translate(language, `failure.${name}`); send('welcome')",
  });

  test('keys that nothing uses are found', () => {
    const english = {
      portal: { 'list.title': '', 'list.idle': '', 'failure.notFound': '', 'failure.old': '' },
      mail: { 'frame.why': '', 'welcome.subject': '', 'welcome.other': '', 'forgotten.subject': '' },
    };
    expect(checkUnused(english, sources, families).map(({ where }) => where)).toEqual([
      'en/portal.json list.idle',
      'en/portal.json failure.old',
      'en/mail.json welcome.other',
      'en/mail.json forgotten.subject',
    ]);
  });

  test('keys that English lacks are found', () => {
    const english = { portal: { 'list.title': '', 'list.lead': '' }, mail: {} };
    expect(checkUndefined(english, sources, families)).toEqual([
      { where: 'en/portal.json failure.notFound', problem: 'is missing' },
      { where: 'web/list.tsx', problem: 'asks for the text list.gone, which English lacks' },
      { where: 'server/mail.ts', problem: 'asks for the text frame.why, which English lacks' },
    ]);
  });
});

describe('screens', () => {
  const english = { portal: { 'page.title': '' }, case: { 'cases.title': '' }, help: { 'help.title': '' } };
  const sources = {
    'web/src/features/case/screens/list.tsx': "t('page.title'); t('cases.title')",
  };
  const graph = { loadedWith: (files: readonly string[]) => new Set(files) };
  const check = (...texts: Area[]) =>
    problemsOf(
      checkScreens({
        english,
        shown: [
          { name: 'list', files: ['web/src/features/case/screens/list.tsx'], framed: ['portal'], texts },
        ],
        graph,
        sources,
        families: [],
      }),
    );

  test('that do not load the area of a text are found', () => {
    expect(check('case')).toEqual([]);
    expect(check()).toEqual([
      'does not load case.json, though web/src/features/case/screens/list.tsx says cases.title',
    ]);
  });

  test('that load an area in vain are found', () => {
    expect(check('case', 'help')).toEqual(['loads help.json and says nothing of it']);
  });

  test('need of a public.ts only what they import', () => {
    const root = mkdtempSync(join(tmpdir(), 'sources-'));
    const files = {
      'screen.tsx':
        "import { Frame as Around } from './session/public.ts';\nimport type { T } from './types.ts';",
      'session/public.ts': "export { Frame } from './frame.tsx';\nexport { List } from './list.tsx';",
      'session/frame.tsx': '',
      'session/list.tsx': '',
      'types.ts': '',
    };
    mkdirSync(join(root, 'session'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    expect([...new SourceGraph(root).loadedWith(['screen.tsx'])]).toEqual([
      'screen.tsx',
      'session/frame.tsx',
    ]);
    rmSync(root, { recursive: true });
  });
});
