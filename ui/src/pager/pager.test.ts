import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('it pages on and back, and the focus survives the ends', async () => {
  const page = await workbench.open('pager--pages');
  const text = (): Promise<string | null> => page.locator('nav > span').first().textContent();
  expect(await text()).toBe('1–50 of 10,000+');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await next.click();
  expect(await text()).toBe('101–150 of 10,000+');
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await text()).toBe('101–150 of 10,000+');
});

test('numbers are written as the language writes them', async () => {
  const page = await workbench.open('pager--pages', { language: 'de' });
  expect(await page.locator('nav').textContent()).toContain('1–50 von 10.000+');
});
