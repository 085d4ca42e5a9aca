import sharp, { type Sharp } from 'sharp';
import type { DrawnKind } from '../kinds.ts';

/** More than any camera makes; what a file says about itself is believed no further. */
const MOST_PIXELS = 50_000_000;

// Nothing but these two is even looked at, whatever the bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const WHITE = '#ffffff';

type Picture = { bytes: Buffer; contentType: 'image/jpeg' | 'image/png' };

/**
 * Draws the picture anew. Only pixels are taken along, upright and in sRGB: metadata, profiles, comments, further frames
 * and whatever hangs on behind stay with the original, which is deleted.
 */
export async function cleanImage(kind: DrawnKind, bytes: Buffer): Promise<Picture> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .toColourspace('srgb');
  const draw: Record<DrawnKind, () => Promise<Picture>> = {
    avatar: async () => jpeg((await squareOf(picture, 512)).flatten({ background: WHITE })),
    organization: () => png(fitting(picture, 1_024, 1_024)),
    signature: async () => png(fitting(await trimmed(picture), 1_200, 400)),
    license: () => jpeg(fitting(picture, 4_096, 4_096).flatten({ background: WHITE })),
    attachment: () => jpeg(fitting(picture, 4_096, 4_096).flatten({ background: WHITE })),
    photo: () => jpeg(fitting(picture, 4_096, 4_096).flatten({ background: WHITE })),
  };
  return draw[kind]();
}

const fitting = (picture: Sharp, width: number, height: number): Sharp =>
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });

async function squareOf(picture: Sharp, most: number): Promise<Sharp> {
  const { autoOrient } = await picture.metadata();
  const side = Math.min(most, autoOrient.width, autoOrient.height);
  return picture.resize({ width: side, height: side, fit: 'cover' });
}

/** Without the empty margin around what was drawn. Made in two steps, as the size is not known before. */
async function trimmed(picture: Sharp): Promise<Sharp> {
  const within = await fitting(picture, 2_400, 2_400)
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  // Less cannot be trimmed, and needs it no more.
  if (within.info.width < 3 || within.info.height < 3) return sharp(within.data);
  return sharp(within.data).trim();
}

const jpeg = async (picture: Sharp): Promise<Picture> => ({
  bytes: await picture.jpeg({ quality: 85 }).toBuffer(),
  contentType: 'image/jpeg',
});

const png = async (picture: Sharp): Promise<Picture> => ({
  bytes: await picture.png({ compressionLevel: 9 }).toBuffer(),
  contentType: 'image/png',
});
