import { ORDER_STEPS, type OrderStep } from '@archway/rules/order/table';

const BEGIN = '<!-- orders: begin -->';
const END = '<!-- orders: end -->';

const list = (values: readonly string[] | undefined): string =>
  values === undefined || values.length === 0 ? '–' : values.join(', ');

const HEAD = ['From', 'Action', 'By', 'To', 'If', 'Does', 'Case becomes'];

const rowOf = ({ action, from, to, by, guards, effects, caseBecomes }: OrderStep): string[] => [
  list(from),
  action,
  by,
  to ?? 'same',
  list(guards),
  list(effects),
  caseBecomes ?? '–',
];

/** One arrow for each pair of statuses, with all that leads from one to the other. */
function picture(): string[] {
  const arrows = new Map<string, string[]>();
  for (const { action, from, to, by } of ORDER_STEPS)
    for (const status of to === undefined ? [] : from) {
      const arrow = `${status} --> ${to}`;
      arrows.set(arrow, [...new Set([...(arrows.get(arrow) ?? []), `${action} (${by})`])]);
    }
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> notSent',
    ...[...arrows].map(([arrow, actions]) => `  ${arrow}: ${actions.join(', ')}`),
    '  completed --> [*]',
    '```',
  ];
}

/** The page with picture and table as the rules have them now. */
export function withTables(page: string): string {
  const rows = [HEAD, ...ORDER_STEPS.map(rowOf)];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const table = [
    line(HEAD),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ];
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return [before.trimEnd(), '', BEGIN, '', ...picture(), '', ...table, '', END, after.trimStart()]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
