import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** In the order of the parser's numbers, which it does not export through the formatter. */
const KINDS = ['text', 'value', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'] as const;

export interface PluralUse {
  argument: string;
  ordinal: boolean;
  categories: string[];
}

export interface IcuShape {
  /** `seconds plural`, `kind select(case|order)`, `<b> tag`: what a translation must keep. */
  arguments: ReadonlySet<string>;
  plurals: readonly PluralUse[];
  /** The words between the arguments, of all branches. */
  words: string;
}

/** Reads a text as ICU message format. Throws a SyntaxError where it is none. */
export function readIcu(text: string): IcuShape {
  // Tags are left to the screen that shows them, as in the product; so here they are found by their letters.
  const ast = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  const shape = { arguments: new Set<string>(), plurals: [] as PluralUse[], words: '' };
  for (const [tag] of text.matchAll(/<\/?\w+\s*\/?>/g)) shape.arguments.add(`${tag} tag`);
  collect(ast, shape);
  return { ...shape, words: shape.words.replaceAll(/<[^>]*>/g, ' ') };
}

function collect(
  elements: readonly Element[],
  shape: { arguments: Set<string>; plurals: PluralUse[]; words: string },
): void {
  for (const element of elements) {
    const kind = KINDS[element.type];
    if (kind === 'text' && 'value' in element) shape.words += element.value;
    if (kind === 'text' || kind === 'pound' || !('value' in element)) continue;
    shape.words += ' ';
    if (!('options' in element)) {
      shape.arguments.add(`${element.value} ${kind}`);
      continue;
    }
    const names = Object.keys(element.options);
    if ('pluralType' in element) {
      const ordinal = element.pluralType === 'ordinal';
      shape.arguments.add(`${element.value} ${ordinal ? 'selectordinal' : 'plural'}`);
      shape.plurals.push({ argument: element.value, ordinal, categories: names });
    } else {
      shape.arguments.add(`${element.value} select(${names.toSorted().join('|')})`);
    }
    for (const option of Object.values(element.options)) {
      collect(option.value, shape);
      shape.words += ' ';
    }
  }
}

/** What the whole numbers of a language can select, and what any number can. */
export function pluralCategories(
  language: string,
  ordinal: boolean,
): { needed: ReadonlySet<string>; known: ReadonlySet<string> } {
  const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
  // Up to 200 every rule about the last digits has shown; "many" for a million (es, fr, it, pt) may fall
  // back to "other", as may the one for fractions (sk).
  const needed = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n) as string));
  return { needed, known: new Set(rules.resolvedOptions().pluralCategories) };
}
