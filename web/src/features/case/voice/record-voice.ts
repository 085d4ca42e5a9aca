import { LONGEST_VOICE_SECONDS } from '@archway/rules/uploads';

/** Why nothing can be recorded: there is nothing to record with, nobody allowed it, or the browser is too old. */
export type RecordingProblem = 'noMicrophone' | 'refused' | 'unsupported';

export class CannotRecord extends Error {
  override name = 'CannotRecord';
  readonly problem: RecordingProblem;
  constructor(problem: RecordingProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Recording {
  /** How loud it is now, 0 to 100. */
  level: () => number;
  milliseconds: () => number;
  /** Ends it and answers with what was said. */
  stop: () => Promise<File>;
  /** Ends it, and forgets what was said. */
  discard: () => void;
}

/** The first that the browser records in, and how its file is called. */
const TYPES = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/mp4;codecs=mp4a.40.2', ending: 'mp4' },
  { type: 'audio/mp4', ending: 'mp4' },
];
const BITS_A_SECOND = 64_000;
/** What is loud for a microphone. */
const LOUD = 0.35;

/** Records until it is stopped, or until it is as long as it may be; `onEnd` is told then. */
export async function recordVoice(onEnd: () => void): Promise<Recording> {
  const format = TYPES.find(({ type }) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (format === undefined || navigator.mediaDevices === undefined) throw new CannotRecord('unsupported');
  const stream = await microphone();
  const recorder = new MediaRecorder(stream, { mimeType: format.type, audioBitsPerSecond: BITS_A_SECOND });
  const meter = levelMeter(stream);
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  const startedAt = performance.now();
  const timer = setTimeout(onEnd, LONGEST_VOICE_SECONDS * 1_000);
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    await ended;
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  };
  recorder.start();
  return {
    level: meter.read,
    milliseconds: () => performance.now() - startedAt,
    stop: async () => {
      await end();
      return new File(chunks, `voice-memo.${format.ending}`, { type: format.type });
    },
    discard: () => void end(),
  };
}

async function microphone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (error) {
    throw new CannotRecord(problemOf(error));
  }
}

function problemOf(error: unknown): RecordingProblem {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'noMicrophone';
}

function levelMeter(stream: MediaStream): { read: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.round(Math.min(1, Math.sqrt(power) / LOUD) * 100);
    },
    close: () => void context.close(),
  };
}
