import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { ItemResult, Part } from './part.ts';
import type { Failure, State } from './state.ts';

const FOLDER = join(CHECKOUT, 'docs/proof');
const FAILURES = '## Failures';

/** Puts a part's results into its page. */
export function writeDocument(part: Part, state: State): void {
  const file = join(FOLDER, `${part.name}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# ${part.name}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageWith(text, part, state, today()));
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** The page with results between their markers; what is written around them by hand stays. */
export function pageWith(text: string, part: Part, state: State, date: string): string {
  const [begin, end] = [`<!-- proof:${part.name} -->`, `<!-- /proof:${part.name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const hasBlock = from >= 0 && to > from;
  const failures = [
    ...new Set([...(hasBlock ? failuresIn(text.slice(from, to)) : []), ...state.failures.map(failureLine)]),
  ];
  const block = `${begin}\n\n${render(part, state, { date, failures })}\n\n${end}`;
  return hasBlock
    ? `${text.slice(0, from)}${block}${text.slice(to + end.length)}`
    : `${text.trimEnd()}\n\n${block}\n`;
}

interface Shown {
  date: string;
  /** A line each, of all revisions. */
  failures: readonly string[];
}

function render(part: Part, { revision, items }: State, { date, failures }: Shown): string {
  const results = part.items.flatMap((item) => (items[item] ? [{ item, ...items[item] }] : []));
  const passed = results.filter((result) => result.passed).length;
  const failedBefore = new Set(failures.map((line) => line.split(SEPARATOR)[2]));
  const remark = (item: string): string => (failedBefore.has(item) ? ' (has failed, see below)' : '');
  return [
    part.claim,
    '',
    `${date}, commit ${revision}: **${passed} of ${part.items.length} passed**${numbers(results)}.`,
    '',
    ...fenced(
      results.flatMap(({ item, line, problems }) => [
        `${line}${remark(item)}`,
        ...problems.map((problem) => `  ${problem}`),
      ]),
    ),
    ...(failures.length === 0
      ? []
      : ['', FAILURES, '', 'Each one ever seen. A later pass stands above and removes none.', '']),
    ...(failures.length === 0 ? [] : fenced(failures)),
  ].join('\n');
}

const SEPARATOR = ' · ';

const fenced = (lines: readonly string[]): string[] => ['```text', ...lines, '```'];

/** One line, so that it is found again when the page is written anew, by another clone for instance. */
function failureLine({ date, revision, item, line, problems }: Failure): string {
  const what = [line, ...problems].map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300));
  return [date, revision, item, ...what].join(SEPARATOR);
}

function failuresIn(block: string): string[] {
  const [, section = ''] = block.split(`${FAILURES}\n`);
  const [, lines = ''] = section.split('```text\n');
  return (lines.split('\n```')[0] ?? '').split('\n').filter((line) => line !== '');
}

export function numbers(results: readonly ItemResult[]): string {
  const sums = new Map<string, number>();
  for (const result of results)
    for (const [name, value] of Object.entries(result.numbers)) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, sum]) => `, ${sum} ${name}`).join('');
}
