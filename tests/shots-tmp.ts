import { chromium, type Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
const origin = 'http://eu.localhost:17160';
mkdirSync('/tmp/s', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--use-angle=swiftshader','--enable-unsafe-swiftshader'] });
const shot = async (page: Page, name: string) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/s/${name}.png` }); console.log(name); };
for (const [theme, lang, w, h] of [['light','en',1440,900],['dark','de',1440,900],['light','ja',390,844]] as const) {
  const tag = `${theme}-${lang}-${w}`;
  const context = await browser.newContext({ viewport: { width: w, height: h } });
  await context.addInitScript(([t, l]) => { localStorage.setItem('archway.theme', t!); localStorage.setItem('archway.language', l!); }, [theme, lang]);
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  try {
    await page.goto(origin);
    await page.locator('input').first().fill('elena.markou@harbourstreet.example');
    await page.locator('input[type=password]').fill('Archway-Demo-26');
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.includes('login'));
    await page.goto(`${origin}/case-management`);
    await page.getByText('Crown 26').first().click();
    await page.waitForURL(/detail/);
    await page.waitForTimeout(9000);
    await shot(page, `case-${tag}`);
    if (w > 500) {
      await page.getByRole('tab').nth(1).click(); await shot(page, `files-${tag}`);
      await page.getByRole('tab').nth(2).click(); await shot(page, `notes-${tag}`);
      await page.getByRole('tab').nth(3).click(); await shot(page, `activity-${tag}`);
    } else { for (let i = 1; i < 4; i++) { await page.mouse.wheel(0, 800); await shot(page, `case${i}-${tag}`); } }
    await page.goto(`${origin}/case-management`);
  } catch (e) { console.log(tag, String(e).slice(0, 300)); await shot(page, `fail-${tag}`); }
  await context.close();
}
await browser.close();
