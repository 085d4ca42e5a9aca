import type { Arrow, Plan } from './arrows.ts';

/** The arrows as Mermaid draws them, each room with all it imports on one line. */
export function mermaidOf(arrows: readonly Arrow[], { undrawn }: Plan): string {
  const drawn = arrows.filter(({ from, to }) => !undrawn.includes(from) && !undrawn.includes(to));
  const imported = Map.groupBy(drawn, ({ from }) => from);
  const lines = [...imported].map(
    ([from, targets]) => `  ${from} --> ${targets.map(({ to }) => to).join(' & ')}`,
  );
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}
