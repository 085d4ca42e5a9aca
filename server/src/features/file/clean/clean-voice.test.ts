import { LONGEST_VOICE_SECONDS, VOICE_STROKES } from '@archway/rules/uploads';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { MARKER } from '../hostile-pdfs.fixtures.ts';
import { someOf } from '../../../testing/long-tests.ts';
import { someMp4, someWebm } from '../../../testing/voices.ts';
import { hostileVoices } from '../hostile-voices.fixtures.ts';
import { cleanVoice, type CleanVoice } from './clean-voice.ts';

test.each([
  ['Chrome and Firefox', someWebm],
  ['Safari', someMp4],
])('what %s records becomes AAC in one MP4', async (_browser, record) => {
  const voice = await cleanVoice(record());
  expect(voice?.contentType).toBe('audio/mp4');
  expect(voice!.sound.milliseconds).toBeGreaterThan(2_900);
  expect(voice!.sound.milliseconds).toBeLessThan(3_150);
  expect(voice!.sound.strokes).toHaveLength(VOICE_STROKES);
  expect(Math.max(...voice!.sound.strokes)).toBe(100);
  expectHarmless(voice!);
});

describe.each(someOf(hostileVoices()))('$what', ({ bytes, outcome }) => {
  test.concurrent(`is ${outcome}, and harmless`, { timeout: 60_000 }, async () => {
    const voice = await cleanVoice(bytes);
    expect(outcome === 'either' ? outcome : voice === null ? 'refused' : 'cleaned').toBe(outcome);
    if (voice !== null) expectHarmless(voice);
  });
});

interface Probed {
  streams: { codec_name: string; channels: number }[];
  format: { duration: string; format_name: string; tags?: Record<string, string> };
}

/** One voice, as long as it may be, with nothing else in it, and its table before its sound. */
function expectHarmless({ bytes }: CleanVoice): void {
  expect(bytes.includes(MARKER)).toBe(false);
  expect(bytes.includes('<script')).toBe(false);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const words = ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', 'pipe:0'];
  const probed = JSON.parse(execFileSync('ffprobe', words, { input: bytes }).toString()) as Probed;
  expect(probed.streams.map(({ codec_name, channels }) => [codec_name, channels])).toEqual([['aac', 1]]);
  expect(Number(probed.format.duration)).toBeLessThan(LONGEST_VOICE_SECONDS + 2);
  expect(probed.format.tags?.['title'] ?? probed.format.tags?.['comment']).toBeUndefined();
}
