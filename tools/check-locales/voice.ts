import { SPEC_MESSAGES } from '@archway/contract/spec/messages';
import { entriesOf, findingAt, type Areas, type Finding } from './tree.ts';

/** Words the voice guide has another word for, and what to write. */
const INSTEAD: readonly [RegExp, string][] = [
  [/\blog(?:ging)?[ -](?:in|on|out)\b|\blog-in\b/i, 'sign in, sign out'],
  [/\bswitch(?:ed)? (?:on|off)\b/i, 'turn on, turn off'],
  [/\b(?:some|no|every)body\b/i, 'someone, no one, everyone'],
  [/\blaborator(?:y|ies)\b/i, 'lab'],
  [/\bcode app\b/i, 'authenticator app'],
  [/\btick(?:ed|s)?\b/i, 'select, check box'],
  [/\bnot right\b/i, 'incorrect'],
  [/\bat once\b|\bby itself\b|\bby themselves\b/i, 'right away, automatically'],
  [/\bplease\b/i, 'the sentence without it'],
  [/!/, 'a sentence without an exclamation mark'],
  [/;/, 'two sentences'],
  [/\b(?:can|do|does|did|is|are|was|were|could|would|has|have) not\b|\bcannot\b/i, 'the contraction'],
  [/(?:^|[.?] )(?:Whoever|Those who|What (?:is|was|can be|arrived))\b(?![^.?]*\?)/, 'a concrete subject'],
];

/** Quotations stay as they are, whatever the guide says. */
const isQuoted = (text: string): boolean =>
  SPEC_MESSAGES.some(
    (message) =>
      'text' in message &&
      (message.text === text || ('startsWith' in message && text.startsWith(message.text))),
  );

/** English as the voice guide wants it. */
export function checkVoice(english: Areas): Finding[] {
  return entriesOf(english).flatMap((entry) =>
    isQuoted(entry.text)
      ? []
      : INSTEAD.filter(([word]) => word.test(withoutIcu(entry.text))).map(([word, better]) =>
          findingAt('en', entry, `has “${word.exec(withoutIcu(entry.text))?.[0] ?? ''}”; write ${better}`),
        ),
  );
}

/** Names of arguments and plural forms are no words of the text. */
const withoutIcu = (text: string): string =>
  text
    .replaceAll(/\{\w+(?:, (?:plural|select|number|date|time)[^{}]*)?/g, ' ')
    .replaceAll(/\b(?:one|other) \{/g, ' ');
