import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { ItemResult, Part } from './part.ts';
import type { State } from './state.ts';

const FILE = join(CHECKOUT, 'docs/proof.md');
const HEAD = `# Proof

What was shown on a running product, by \`pnpm proof\`, with the commit and the day. The text between markers is written
by \`pnpm proof --write\`.
`;

/** Puts a part's results between its markers; a part that has none yet gets them at the end. */
export function writeDocument(part: Part, state: State): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const [begin, end] = [`<!-- proof:${part.name} -->`, `<!-- /proof:${part.name} -->`];
  const block = `${begin}\n\n${render(part, state)}\n\n${end}`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  writeFileSync(
    FILE,
    from < 0 || to < from
      ? `${text.trimEnd()}\n\n${block}\n`
      : `${text.slice(0, from)}${block}${text.slice(to + end.length)}`,
  );
}

function render(part: Part, { revision, items }: State): string {
  const results = part.items.flatMap((item) => items[item] ?? []);
  const failed = results.filter(({ passed }) => !passed);
  return [
    `## ${part.name}`,
    '',
    part.claim,
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${revision}: **${results.length - failed.length} of ${part.items.length} passed**${numbers(results)}.`,
    '',
    '```text',
    ...results.flatMap(({ line, problems }) => [line, ...problems.map((problem) => `  ${problem}`)]),
    '```',
  ].join('\n');
}

export function numbers(results: readonly ItemResult[]): string {
  const sums = new Map<string, number>();
  for (const result of results)
    for (const [name, value] of Object.entries(result.numbers)) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, sum]) => `, ${sum} ${name}`).join('');
}
