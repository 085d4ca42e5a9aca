import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { PlanCheck } from './plans.ts';

/** A figure and what it must be. */
export interface Bar {
  name: string;
  value: number;
  atLeast?: number;
  atMost?: number;
}

export interface CaseResult {
  name: string;
  /** What was measured, by what it was measured of. */
  runs: Record<string, string>;
  bars: Bar[];
}

export interface Report {
  date: string;
  revision: string;
  rounds: number;
  cases: CaseResult[];
  plans: PlanCheck[];
  passed: boolean;
}

export const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Bar): boolean =>
  value >= atLeast && value <= atMost;

const barText = (bar: Bar): string => {
  const wanted = bar.atLeast === undefined ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`;
  return `${bar.name} ${bar.value.toFixed(2)} (${wanted})${isMet(bar) ? '' : ' MISSED'}`;
};

export function textsOf<Run>(
  runs: Record<string, Run>,
  textOf: (run: Run) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(runs).map(([who, run]) => [who, textOf(run)]));
}

/** One case as lines for a terminal. */
export function caseLines({ name, runs, bars }: CaseResult): string[] {
  return [
    name,
    ...Object.entries(runs).map(([who, run]) => `  ${who.padEnd(16)} ${run}`),
    ...bars.map((bar) => `  ${barText(bar)}`),
  ];
}

export function planLine({ name, indexes, problems }: PlanCheck): string {
  return `plan: ${name}: ${problems.length === 0 ? indexes.join(', ') : `WRONG: ${problems.join(', ')}`}`;
}

const FILE = join(CHECKOUT, 'docs/proof/bench.md');
const HEAD = ['| Case | Measured | Bars | Of |', '| --- | --- | --- | --- |'];

/** Puts rows and plans between their markers; rows of cases that were not measured now stay as they are. */
export function writeFigures({ date, revision, rounds, cases, plans }: Report): void {
  const of = `${date.slice(0, 10)}, ${revision}, median of ${rounds}`;
  const rows = cases.map(({ name, runs, bars }) => {
    const measured = Object.entries(runs).map(([who, run]) => `${who}: ${run}`);
    return `| ${name} | ${measured.join('<br>')} | ${bars.map(barText).join('<br>')} | ${of} |`;
  });
  let text = readFileSync(FILE, 'utf8');
  text = between(text, 'bench:figures', (block) => [...HEAD, ...mergeRows(block, rows)].join('\n'));
  if (plans.length > 0)
    text = between(text, 'bench:plans', () => ['```text', ...plans.map(planLine), '```'].join('\n'));
  writeFileSync(FILE, text);
}

const nameOf = (row: string): string => row.split('|')[1]?.trim() ?? '';

function mergeRows(block: string, rows: readonly string[]): string[] {
  const now = new Map(rows.map((row) => [nameOf(row), row]));
  const before = block.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Case|-+) /.test(line));
  const kept = before.map((row) => now.get(nameOf(row)) ?? row);
  const known = new Set(before.map(nameOf));
  return [...kept, ...rows.filter((row) => !known.has(nameOf(row)))];
}

function between(text: string, marker: string, replace: (block: string) => string): string {
  const [begin, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/proof/bench.md has no place for ${marker}`);
  const block = text.slice(from + begin.length, to);
  return `${text.slice(0, from)}${begin}\n\n${replace(block)}\n\n${text.slice(to)}`;
}
