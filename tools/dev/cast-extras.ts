import { execFileSync } from 'node:child_process';
import type { CaseExtra } from '@archway/cast/case-extras';
import type { Dentition } from '@archway/cast/dentition/dentition';
import { drawFront } from '@archway/cast/dentition/draw-front';
import type { Extra } from '@archway/cast/send-case-extras';
import sharp from 'sharp';

const PHOTO = { width: 1_800, height: 1_200 };
/** Lips and cheeks, out of focus. */
const BEHIND = '#6b3a38';

/** The photo and the voice of a case: drawn from the mouth that was scanned, and spoken by a program. */
export async function makeExtras({ photo, voice }: CaseExtra, dentition: Dentition): Promise<Extra[]> {
  const extras: Extra[] = [];
  if (photo !== undefined) {
    const { rgba, ...raw } = drawFront(dentition, PHOTO);
    const bytes = await sharp(rgba, { raw: { ...raw, channels: 4 } })
      .flatten({ background: BEHIND })
      .jpeg({ quality: 88 })
      .toBuffer();
    extras.push({ kind: 'photo', name: photo, bytes });
  }
  if (voice !== undefined) extras.push({ kind: 'voice', name: 'voice-memo.webm', bytes: spoken(voice) });
  return extras;
}

function spoken(text: string): Buffer {
  const said = `flite=text='${text.replaceAll(/[':,]/g, ' ')}':voice=slt`;
  const words = [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    said,
    '-c:a',
    'libopus',
    '-b:a',
    '32k',
    '-f',
    'webm',
    'pipe:1',
  ];
  return execFileSync('ffmpeg', words, { maxBuffer: 16 * 1_024 * 1_024 });
}
