import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { seedCast } from '@archway/cast/seed';
import { openSite } from './harness/site.ts';
import { WEB_WITH_PROBE } from './harness/web-build.ts';
const site = await openSite();
await seedCast(site.db);
const api = await site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE, TRUSTED_PROXIES: '1' });
await api.waitReady();
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.text()));
page.on('pageerror', (e) => console.log('error', e.message));
for (const path of process.argv.slice(2)) {
  await page.goto(site.origin + path);
  await page.waitForTimeout(4000);
  console.log(path, page.url());
  await page.screenshot({ path: `/tmp/w/look${path.replaceAll('/', '_')}.png` });
}
await browser.close();
await site.close();
process.exit(0);
