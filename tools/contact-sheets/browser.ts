// Installed for ui/, whose tests look at the same pages with it.
import playwright from '../../ui/node_modules/playwright-core/index.js';
import type { Browser, Page } from '../../ui/node_modules/playwright-core/index.js';

export type { Browser, Page };

export function launchBrowser(): Promise<Browser> {
  return playwright.chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  });
}
