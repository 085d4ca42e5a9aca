import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('every story can be used by everybody, in both themes', { timeout: 170_000 }, async () => {
  const problems: string[] = [];
  const stories = await workbench.stories();
  expect(stories.length).toBeGreaterThan(0);
  for (const story of stories) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await workbench.open(story, { theme });
      const { violations } = await new AxeBuilder({ page })
        // A story is a part of a page: the page has the landmarks and the heading.
        .disableRules(['page-has-heading-one', 'region', 'landmark-one-main'])
        .analyze();
      for (const { id, impact, nodes } of violations)
        problems.push(`${story} ${theme}: ${impact} ${id} ${nodes[0]?.html ?? ''}`);
      await page.close();
    }
  }
  expect(problems).toEqual([]);
});
