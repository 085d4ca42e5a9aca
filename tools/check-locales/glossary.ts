import { readIcu } from './icu.ts';
import { translations } from './texts.ts';
import { findingAt, type Finding, type LocaleTree } from './tree.ts';

interface Term {
  keys: string[];
  /** Looked for inside sentences, or only as the whole text. */
  inSentences: boolean;
  forms: Map<string, string[]>;
}

/** Terms by English wording in lower case, longest first: "custom abutment" before "abutment". */
export type Glossary = ReadonlyMap<string, Term>;

/** Message key → glossary keys whose English word has another meaning there. */
export type NotMeant = Readonly<Record<string, readonly string[]>>;

const KIND_COLUMN = 'part-of-speech/button';
const SENTENCE_KINDS = new Set(['noun', 'label', 'adjective']);

/** Reads `glossary.tsv` and the further forms of `forms.tsv`. */
export function parseGlossary(glossary: string, furtherForms: string): Glossary {
  const further = rowsOf(furtherForms);
  const terms = new Map<string, Term>();
  for (const row of rowsOf(glossary)) {
    const own = further.filter(({ key }) => key === row['key']);
    const spellings = [row['en'] ?? '', ...own.filter(isEnglish).map(({ form }) => form ?? '')];
    for (const spelling of spellings) {
      const wording = withoutParentheses(spelling).toLowerCase();
      // Several terms may share one English word (attachment): any of their translations will do.
      const term = terms.get(wording) ?? newTerm();
      term.keys.push(row['key'] ?? '');
      term.inSentences ||= SENTENCE_KINDS.has(row[KIND_COLUMN] ?? '');
      for (const [language, form] of Object.entries(row)) addForm(term, language, form);
      for (const { language, form } of own) addForm(term, language ?? '', form ?? '');
      terms.set(wording, term);
    }
  }
  return new Map([...terms].toSorted(([a], [b]) => b.length - a.length));
}

function newTerm(): Term {
  return { keys: [], inSentences: false, forms: new Map() };
}

function isEnglish(row: Readonly<Record<string, string>>): boolean {
  return row['language'] === 'en';
}

function addForm(term: Term, language: string, form: string): void {
  term.forms.set(language, [...(term.forms.get(language) ?? []), withoutParentheses(form)]);
}

function rowsOf(tsv: string): Record<string, string>[] {
  const [head = '', ...lines] = tsv.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}

function withoutParentheses(text: string): string {
  return text.replaceAll(/\s*[(（][^)）]*[)）]/g, '').trim();
}

/** Where English uses a term, the translation uses one of its forms. */
export function checkGlossary(tree: LocaleTree, glossary: Glossary, notMeant: NotMeant): Finding[] {
  return translations(tree).flatMap(({ language, entry, english }) =>
    termsIn(english, glossary)
      .filter(([, term]) => !term.keys.some((key) => notMeant[entry.key]?.includes(key)))
      .flatMap(([wording, term]) => {
        const forms = (term.forms.get(language) ?? []).filter((form) => form !== '');
        if (forms.length === 0 || forms.some((form) => uses(entry.text, form))) return [];
        return [findingAt(language, entry, `translates "${wording}" without ${forms.join(' or ')}`)];
      }),
  );
}

/** Whether the glossary itself keeps the English word in a language: German "Scan". */
export function keepsEnglish(glossary: Glossary, language: string, text: string): boolean {
  return glossary.get(text.toLowerCase())?.forms.get(language)?.includes(text) ?? false;
}

function termsIn(english: string, glossary: Glossary): [string, Term][] {
  let rest = wordsOf(english).toLowerCase();
  const whole = english.trim().toLowerCase();
  return [...glossary].filter(([wording, term]) => {
    if (whole === wording) {
      rest = '';
      return true;
    }
    if (!term.inSentences) return false;
    const without = rest.replaceAll(patternOf(wording), ' | ');
    const isUsed = without !== rest;
    rest = without;
    return isUsed;
  });
}

function wordsOf(text: string): string {
  try {
    return readIcu(text).words;
  } catch {
    // Reported by the check of the syntax.
    return '';
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(wording: string): RegExp {
  const known = patterns.get(wording);
  if (known) return known;
  const escaped = wording.replace(/y$/, '').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const ending = wording.endsWith('y') ? '(?:y|ies)' : '(?:e?s)?';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}${ending}(?![\\p{L}\\p{N}])`, 'gu');
  patterns.set(wording, pattern);
  return pattern;
}

function uses(text: string, form: string): boolean {
  const folded = fold(text);
  return stemsOf(form).every((stem) => folded.includes(stem));
}

/** Letters without case and accents, so that an inflected word (Auftrag, Aufträge) is still found. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function stemsOf(form: string): string[] {
  const folded = fold(form);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(folded)) return [folded];
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  // Endings change in most languages; two letters off a long word leave enough to tell it by.
  return words.length === 0
    ? [folded]
    : words.map((word) => (word.length > 5 ? word.slice(0, -2) : word.slice(0, 4)));
}
