import { unpackForView } from '@archway/mesh/glb/unpack';
import { drawOpening } from '@archway/mesh/picture/draw-opening';
import { PICTURE_SIZE } from '@archway/mesh/picture/picture';
import { shownScan, type ShownScan } from '@archway/mesh/picture/shown-scan';
import { trim } from '@archway/mesh/picture/trim';
import sharp from 'sharp';
import type { Task } from './protocol.ts';
import { tell, tellBytes } from './tell.ts';

type DrawTask = Extract<Task, { task: 'drawPicture' }>;

/** Draws previews, which come one behind the other, as the viewer opens with them. */
export async function drawPicture({ layers }: DrawTask, previews: Buffer): Promise<void> {
  const scans: ShownScan[] = [];
  let at = 0;
  for (const { role, size } of layers) {
    scans.push(shownScan(await unpackForView(previews.subarray(at, at + size)), role));
    at += size;
  }
  const { width, height, rgba } = trim(drawOpening(scans, PICTURE_SIZE));
  const picture = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 90 })
    .toBuffer();
  await tell({ say: 'picture', size: picture.length });
  await tellBytes(picture);
}
