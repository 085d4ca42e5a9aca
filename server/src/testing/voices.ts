import { execFileSync } from 'node:child_process';

/** Makes sound with the same program that reads it, only outside the walls: these are our own bytes. */
export function someSound(words: string[], { seconds = 3, format = 'webm' } = {}): Buffer {
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${seconds}`];
  return execFileSync('ffmpeg', ['-v', 'error', ...tone, ...words, '-f', format, 'pipe:1'], {
    maxBuffer: 64 * 1_024 * 1_024,
  });
}

/** Quick to make: nobody listens to it. */
export const OPUS = ['-c:a', 'libopus', '-compression_level', '0', '-b:a', '32k'];
export const FRAGMENTED = ['-movflags', 'frag_keyframe+empty_moov+delay_moov'];
export const AAC = ['-c:a', 'aac', ...FRAGMENTED];

/** What Chrome and Firefox record, and what Safari does. */
export const someWebm = (): Buffer => someSound(OPUS);
export const someMp4 = (): Buffer => someSound(AAC, { format: 'mp4' });
