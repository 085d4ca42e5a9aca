import { existsSync } from 'node:fs';
import { LONGEST_VOICE_SECONDS, VOICE_STROKES } from '@archway/rules/uploads';
import { startWalled } from '../../../platform/sandbox/start-walled.ts';
import { runToEnd } from './run-to-end.ts';
import { soundTypeOf } from './sniff.ts';

export interface Sound {
  milliseconds: number;
  /** How loud it is from begin to end, 0 to 100 of its loudest. */
  strokes: number[];
}

export interface CleanVoice {
  bytes: Buffer;
  contentType: 'audio/mp4';
  sound: Sound;
}

const VOICE_LIMITS = { seconds: 30, memory: 512, resultBytes: 16 * 1_024 * 1_024 };

/** Samples a second of what is only drawn. */
const DRAWN_RATE = 8_000;
const BYTES_A_SAMPLE = 2;
/** Recorders count in blocks, and end a little late. */
const GRACE_SECONDS = 1;

const FFMPEG = '/usr/bin/ffmpeg';
const SHELL = '/usr/bin/dash';
const STAT = '/usr/bin/stat';
const CAT = '/usr/bin/cat';

/** What the shell is given: the reader's name as its first word. */
const TURN = [
  // One reader, two decoders and files alone: nothing in the bytes can ask for another, or for the network.
  `${FFMPEG} -nostdin -v quiet -protocol_whitelist file -codec_whitelist opus,libopus,aac -f "$0"`,
  `-t ${LONGEST_VOICE_SECONDS + 2 * GRACE_SECONDS} -i /voice -map_metadata -1 -map_chapters -1`,
  '-map 0:a:0 -ac 1 -ar 48000 -c:a aac -b:a 64k -movflags +faststart -fflags +bitexact -f mp4 /made/heard',
  `-map 0:a:0 -ac 1 -ar ${DRAWN_RATE} -f s16le /made/drawn`,
  `&& ${STAT} -c %s /made/drawn && ${CAT} /made/drawn /made/heard`,
].join(' ');

/**
 * Turns what somebody said into one AAC file that every browser plays. The program that reads it runs behind the walls,
 * as all that opens a stranger's file. Null for what is no voice, or too long for one.
 */
export async function cleanVoice(bytes: Buffer): Promise<CleanVoice | null> {
  const type = soundTypeOf(bytes);
  if (type === null) return null;
  if (!existsSync(FFMPEG)) throw new Error(`${FFMPEG} is missing: ops/packages services installs it.`);
  const child = startWalled({
    program: [SHELL, '-c', TURN, type],
    memory: VOICE_LIMITS.memory,
    seconds: VOICE_LIMITS.seconds,
    openings: {
      readable: [FFMPEG, SHELL, STAT, CAT, '/etc/alternatives'],
      inputAs: '/voice',
      scratch: { folder: '/made', bytes: VOICE_LIMITS.resultBytes },
    },
  });
  const output = await runToEnd(child, bytes, VOICE_LIMITS);
  return output === null ? null : voiceOf(output);
}

/** The length of what is drawn, a line, that, and what is heard. */
function voiceOf(output: Buffer): CleanVoice | null {
  const end = output.indexOf('\n');
  const length = end < 0 ? Number.NaN : Number(output.subarray(0, end).toString());
  if (!Number.isInteger(length) || length === 0) return null;
  const drawn = output.subarray(end + 1, end + 1 + length);
  const milliseconds = Math.round((length / BYTES_A_SAMPLE / DRAWN_RATE) * 1_000);
  if (milliseconds > (LONGEST_VOICE_SECONDS + GRACE_SECONDS) * 1_000) return null;
  return {
    bytes: output.subarray(end + 1 + length),
    contentType: 'audio/mp4',
    sound: { milliseconds, strokes: strokesOf(drawn) },
  };
}

/** The mean loudness of each stretch; a single knock on the table does not flatten the voice beside it. */
function strokesOf(samples: Buffer): number[] {
  const count = Math.floor(samples.length / BYTES_A_SAMPLE);
  const loudness = Array.from({ length: VOICE_STROKES }, (_, stroke) => {
    const from = Math.floor((stroke * count) / VOICE_STROKES);
    const to = Math.max(from + 1, Math.floor(((stroke + 1) * count) / VOICE_STROKES));
    let sum = 0;
    for (let at = from; at < to && at < count; at++)
      sum += Math.abs(samples.readInt16LE(at * BYTES_A_SAMPLE));
    return sum / (to - from);
  });
  const loudest = Math.max(...loudness, 1);
  return loudness.map((value) => Math.round((value / loudest) * 100));
}
