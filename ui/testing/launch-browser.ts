import { chromium, type Browser } from 'playwright-core';

const PROGRAM = '/usr/bin/chromium';
/** Nothing but our pages is loaded, and drawing works on machines without a graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** The one browser of all tests and pictures: Debian's own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: PROGRAM, args: [...FLAGS, ...flags] });
}
