import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { drawIcons } from './icons/draw.ts';

/** Draws the icons in web/public anew, after a change of icon.svg. */
for (const [name, bytes] of await drawIcons(CHECKOUT)) {
  writeFileSync(join(CHECKOUT, 'web/public', name), bytes);
  console.log(`web/public/${name}: ${bytes.length} bytes`);
}
