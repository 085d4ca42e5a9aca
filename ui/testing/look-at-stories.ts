import type { Theme } from '@archway/rules/display';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { openWorkbench } from './stories.ts';

/** A story is a part of a page: the page has the landmarks and the heading. */
const RULES_OF_PAGES = ['page-has-heading-one', 'region', 'landmark-one-main'];

/** What keeps somebody from using a story, of all stories, in one theme. */
export async function problemsOfStories(theme: Theme): Promise<string[]> {
  const workbench = await openWorkbench();
  const problems: string[] = [];
  const stories = await workbench.stories();
  if (stories.length === 0) throw new Error('there are no stories');
  const page = await workbench.open(stories[0] ?? '', { theme });
  await page.evaluate(axe.source);
  for (const story of stories) {
    await workbench.turn(page, story);
    for (const problem of await problemsOf(page)) problems.push(`${story}: ${problem}`);
  }
  await workbench.close();
  return problems;
}

/** Without the usual wrapper, which opens a second page for every look. */
function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (off) => {
    // In the middle of a transition a color is one that nobody has chosen.
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ rules });
    return violations.map(({ id, impact, nodes }) => `${impact} ${id} ${nodes[0]?.html ?? ''}`);
  }, RULES_OF_PAGES);
}
