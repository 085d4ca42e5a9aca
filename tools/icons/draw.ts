import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { icoOf } from './ico.ts';

const MARK = 'web/public/icon.svg';
/** Side of the mark's own drawing. */
const BOX = 32;
/** Systems cut maskable icons to shapes of their own; four fifths of the side stay visible in all of them. */
const SAFE = 0.8;

/** The mark on a ground without corners, for systems that round or cut icons themselves. */
function withoutCorners(mark: string, scale: number): string {
  const ground = /<rect [^>]+>/.exec(mark)?.[0] ?? '';
  const drawing = mark.slice(mark.indexOf(ground) + ground.length, mark.indexOf('</svg>'));
  const margin = ((1 - scale) * BOX) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">
    ${ground.replace(/ rx="\d+"/, '')}
    <g transform="translate(${margin} ${margin}) scale(${scale})">${drawing}</g></svg>`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  // Drawn at its size, not enlarged.
  sharp(Buffer.from(svg), { density: (72 * size) / BOX })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Every icon that is made from the mark, by its file name in web/public. */
export async function drawIcons(root: string): Promise<Map<string, Buffer>> {
  const mark = readFileSync(join(root, MARK), 'utf8');
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(mark, size) })));
  return new Map([
    ['favicon.ico', icoOf(small)],
    ['apple-touch-icon.png', await png(withoutCorners(mark, 0.9), 180)],
    ['icon-192.png', await png(mark, 192)],
    ['icon-512.png', await png(mark, 512)],
    ['icon-maskable-512.png', await png(withoutCorners(mark, SAFE), 512)],
  ]);
}
