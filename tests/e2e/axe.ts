import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Resolves when all finite animations have finished. */
const ANIMATIONS_FINISHED = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => null)`;

/** What axe finds on a page as it stands, each with the first element it is about. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A color in transition must not be judged.
  await page.evaluate(ANIMATIONS_FINISHED);
  // Without frames of others there is no need of the second page that is opened for them at every look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html ?? ''}`);
}
