import { pluralCategories, readIcu, type IcuShape } from './icu.ts';
import { entriesOf, findingAt, type Areas, type Entry, type Finding, type LocaleTree } from './tree.ts';

const SOURCE = 'en';

/** Texts that may stay as in English: text → languages, `*` for all. */
export type AllowEqual = Readonly<Record<string, readonly string[]>>;

/** A short button may grow by this many letters even where that is more than 1.6 times its length. */
const BUTTON_SLACK = 15;
const BUTTON_GROWTH = 1.6;

/** Every English key has a text in every language, and nothing else has. */
export function checkKeys(tree: LocaleTree): Finding[] {
  return pairs(tree).flatMap(({ language, english, translated }) => [
    ...entriesOf(english)
      .filter(({ area, key }) => !translated[area]?.[key]?.trim())
      .map((entry) => findingAt(language, entry, 'is missing')),
    ...entriesOf(translated)
      .filter(({ area, key }) => english[area]?.[key] === undefined)
      .map((entry) => findingAt(language, entry, 'is not in English')),
  ]);
}

/** The areas are merged where they are read, so one key in two of them would hide a text. */
export function checkAreas(tree: LocaleTree): Finding[] {
  const areaOf = new Map<string, string>();
  return entriesOf(tree[SOURCE] ?? {}).flatMap((entry) => {
    const first = areaOf.get(entry.key);
    areaOf.set(entry.key, first ?? entry.area);
    return first === undefined ? [] : [findingAt(SOURCE, entry, `is in ${first}.json too`)];
  });
}

/** Each text parses, keeps the arguments of English and has the plural forms its language needs. */
export function checkIcu(tree: LocaleTree): Finding[] {
  return Object.entries(tree).flatMap(([language, areas]) =>
    entriesOf(areas).flatMap((entry) => {
      const shape = shapeOf(entry.text);
      if (typeof shape === 'string') return [findingAt(language, entry, `is no ICU message: ${shape}`)];
      const english = shapeOf(tree[SOURCE]?.[entry.area]?.[entry.key] ?? entry.text);
      return [...argumentProblems(shape, english), ...pluralProblems(language, shape)].map((problem) =>
        findingAt(language, entry, problem),
      );
    }),
  );
}

function shapeOf(text: string): IcuShape | string {
  try {
    return readIcu(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function argumentProblems(shape: IcuShape, english: IcuShape | string): string[] {
  if (typeof english === 'string') return [];
  return [
    ...without(english.arguments, shape.arguments).map((argument) => `lacks the argument ${argument}`),
    ...without(shape.arguments, english.arguments).map(
      (argument) => `has the argument ${argument}, English has not`,
    ),
  ];
}

function without(all: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return [...all].filter((one) => !known.has(one));
}

function pluralProblems(language: string, shape: IcuShape): string[] {
  return shape.plurals.flatMap(({ argument, ordinal, categories }) => {
    const { needed, known } = pluralCategories(language, ordinal);
    const given = categories.filter((category) => !category.startsWith('='));
    const missing = [...needed].filter((category) => !given.includes(category));
    const idle = given.filter((category) => category !== 'other' && !known.has(category));
    return [
      ...missing.map((category) => `lacks the plural form ${category} of ${argument}`),
      ...idle.map(
        (category) => `has the plural form ${category} of ${argument}, which ${language} never uses`,
      ),
    ];
  });
}

/** A text like the English one was probably forgotten. */
export function checkEqual(
  tree: LocaleTree,
  isAllowed: (language: string, text: string) => boolean,
): Finding[] {
  return translations(tree)
    .filter(({ language, entry, english }) => entry.text === english && !isAllowed(language, english))
    .filter(({ english }) => hasWords(english))
    .map(({ language, entry }) => findingAt(language, entry, 'is the English text'));
}

export function allowsEqual(allowed: AllowEqual, language: string, text: string): boolean {
  const languages = allowed[text] ?? [];
  return languages.includes('*') || languages.includes(language);
}

function hasWords(text: string): boolean {
  const shape = shapeOf(text);
  return typeof shape === 'string' || /\p{L}/u.test(shape.words);
}

/** Buttons are never cut off, so their translations must stay short. */
export function checkButtons(tree: LocaleTree): Finding[] {
  return translations(tree).flatMap(({ language, entry, english }) => {
    if (!/\.(?:button|action)$/.test(entry.key)) return [];
    const limit = Math.max(Math.floor(widthOf(english) * BUTTON_GROWTH), widthOf(english) + BUTTON_SLACK);
    const width = widthOf(entry.text);
    return width <= limit
      ? []
      : [findingAt(language, entry, `is ${width} letters wide, at most ${limit} fit`)];
  });
}

/** Chinese and Japanese signs are twice as wide as letters. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu)?.length ?? 0;
  return text.length + wide;
}

interface Translation {
  language: string;
  entry: Entry;
  english: string;
}

/** Every translated text that has an English one. */
export function translations(tree: LocaleTree): Translation[] {
  return pairs(tree).flatMap(({ language, english, translated }) =>
    entriesOf(translated).flatMap((entry) => {
      const source = english[entry.area]?.[entry.key];
      return source === undefined ? [] : [{ language, entry, english: source }];
    }),
  );
}

function pairs(tree: LocaleTree): { language: string; english: Areas; translated: Areas }[] {
  return Object.entries(tree)
    .filter(([language]) => language !== SOURCE)
    .map(([language, translated]) => ({ language, english: tree[SOURCE] ?? {}, translated }));
}
