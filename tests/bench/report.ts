import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { Measured } from './measure.ts';
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
  runs: Record<string, Measured>;
  bars: Bar[];
}

export interface Report {
  date: string;
  revision: string;
  connections: number;
  seconds: number;
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

const runText = ({ perSecond, server, database }: Measured): string =>
  `${perSecond.toFixed(0)}/s, ${server.toFixed(0)} + ${database.toFixed(0)} µs`;

/** One case as lines for a terminal. */
export function caseLines({ name, runs, bars }: CaseResult): string[] {
  return [
    name,
    ...Object.entries(runs).map(([who, run]) => `  ${who.padEnd(16)} ${runText(run)}`),
    ...bars.map((bar) => `  ${barText(bar)}`),
  ];
}

export function planLine({ name, indexes, problems }: PlanCheck): string {
  return `plan: ${name}: ${problems.length === 0 ? indexes.join(', ') : `WRONG: ${problems.join(', ')}`}`;
}

const [BEGIN, END] = ['<!-- bench:figures -->', '<!-- /bench:figures -->'];

/** Puts the figures between their markers in the section about the bench. */
export function writeFigures(report: Report): void {
  const file = join(CHECKOUT, 'docs/proof.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Proof\n';
  const block = `${BEGIN}\n${render(report)}\n${END}`;
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  writeFileSync(
    file,
    from < 0 || to < from
      ? `${text.trimEnd()}\n\n<!-- bench -->\n## bench\n\n${block}\n<!-- /bench -->\n`
      : `${text.slice(0, from)}${block}${text.slice(to + END.length)}`,
  );
}

function render({ date, revision, connections, seconds, rounds, cases, plans, passed }: Report): string {
  const rows = cases.map(({ name, runs, bars }) => {
    const cells = Object.entries(runs).map(([who, run]) => `${who}: ${runText(run)}`);
    return `| ${name} | ${cells.join('<br>')} | ${bars.map(barText).join('<br>')} |`;
  });
  return [
    `${date.slice(0, 10)}, commit ${revision}: **${passed ? 'every bar was met' : 'a bar was missed'}**. Median of ${rounds} runs of`,
    `${seconds} s each, in turns, ${connections} connections. Requests a second, and CPU per request of server + database.`,
    '',
    '| Case | Measured | Bars |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '```text',
    ...plans.map(planLine),
    '```',
  ].join('\n');
}
