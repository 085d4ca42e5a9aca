import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { arrowsBetween, problemsIn } from './imports/arrows.ts';
import { mermaidOf } from './imports/mermaid.ts';
import { readModule, type Module } from './imports/modules.ts';
import { PLANS } from './imports/plans.ts';
import { sourceFiles } from './imports/sources.ts';

const FILE = 'docs/architecture.md';

/** The pictures of all plans as Markdown, and what must not be in them. */
export function drawImports(
  modules: readonly Module[],
  plans = PLANS,
): { pictures: string; problems: string[] } {
  const drawn = plans.map((plan) => ({ plan, arrows: arrowsBetween(modules, plan) }));
  return {
    pictures: drawn.map(({ plan, arrows }) => `**${plan.title}**\n\n${mermaidOf(arrows, plan)}`).join('\n\n'),
    problems: drawn.flatMap(({ plan, arrows }) => problemsIn(arrows, plan)),
  };
}

/** The document with new pictures between its markers. */
export function withPictures(document: string, pictures: string): string {
  const [before, rest] = document.split('<!-- imports: begin -->');
  const after = rest?.split('<!-- imports: end -->')[1];
  if (before === undefined || after === undefined) throw new Error(`${FILE} has no markers for the imports`);
  return `${before}<!-- imports: begin -->\n\n${pictures}\n\n<!-- imports: end -->${after}`;
}

/** Writes the pictures, or with `--check` fails when those in the tree are stale. Either fails on a problem. */
function main(isCheck: boolean): void {
  const modules = sourceFiles(CHECKOUT)
    .filter((file) => /^(server|web|viewer|mesh)\/src\//.test(file))
    .map((file) => readModule(CHECKOUT, file));
  const { pictures, problems } = drawImports(modules);
  const present = readFileSync(join(CHECKOUT, FILE), 'utf8');
  const wanted = withPictures(present, pictures);
  const faults = isCheck && present !== wanted ? [`${FILE} is stale: run node tools/draw-imports.ts`] : [];
  if (!isCheck) writeFileSync(join(CHECKOUT, FILE), wanted);
  for (const fault of [...problems, ...faults]) console.error(fault);
  process.exitCode = problems.length + faults.length === 0 ? 0 : 1;
}

if (import.meta.main) main(process.argv.includes('--check'));
