import { codeNameOf, type CodeName } from '@archway/contract/codes';
import { unless } from '../statements/case.ts';
import type { Answers } from './race.ts';

/** A violation unless the answers are one of these pairs, in the order of the sides. */
export function allows(answers: Answers, ...pairs: readonly (readonly [CodeName, CodeName])[]): string[] {
  const names = answers.map(({ code }) => codeNameOf(code) ?? String(code));
  return unless(
    pairs.some((pair) => pair[0] === names[0] && pair[1] === names[1]),
    `answers ${names.join(' and ')}`,
  );
}

export const oneWins = (answers: Answers, loser: CodeName): string[] =>
  allows(answers, ['ok', loser], [loser, 'ok']);
