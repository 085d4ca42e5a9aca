import { AxeBuilder } from '@axe-core/playwright';
import type { Theme } from '../src/tokens/tokens.ts';
import { openWorkbench } from './stories.ts';

/** What keeps somebody from using a story, of all stories, in one theme. */
export async function problemsOfStories(theme: Theme): Promise<string[]> {
  const workbench = await openWorkbench();
  const problems: string[] = [];
  const stories = await workbench.stories();
  if (stories.length === 0) throw new Error('there are no stories');
  const page = await workbench.open(stories[0] ?? '', { theme });
  for (const story of stories) {
    await workbench.open(story, { theme, page });
    const { violations } = await new AxeBuilder({ page })
      // Looks without a second page: a story has no frames.
      .setLegacyMode()
      // A story is a part of a page: the page has the landmarks and the heading.
      .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
      .analyze();
    for (const { id, impact, nodes } of violations)
      problems.push(`${story}: ${impact} ${id} ${nodes[0]?.html ?? ''}`);
  }
  await workbench.close();
  return problems;
}
