import { VOICE_STROKES } from '@archway/rules/uploads';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { CannotRecord, recordVoice, type Recording, type RecordingProblem } from './record-voice.ts';

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording'; milliseconds: number; strokes: readonly number[] }
  | { kind: 'problem'; problem: RecordingProblem };

export interface Recorder {
  state: RecorderState;
  start: () => void;
  stop: () => void;
  discard: () => void;
}

const TICK_MS = 100;

/** Records, and hands over what was said. Who leaves while speaking has said it: it is kept as if they had stopped. */
export function useRecorder(onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const running = useRef<Recording | null>(null);
  const handOver = useRef(onRecorded);
  useEffect(() => {
    handOver.current = onRecorded;
  });
  const stop = (): void => {
    setState({ kind: 'idle' });
    finish(running, handOver);
  };
  const start = async (): Promise<void> => {
    setState({ kind: 'asking' });
    running.current = await recordVoice(stop);
    setState({ kind: 'recording', milliseconds: 0, strokes: [] });
  };
  const isRecording = state.kind === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => {
      const recording = running.current;
      if (recording !== null) setState((before) => drawn(before, recording));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => finish(running, handOver), []);
  return {
    state,
    start: () => void start().catch((error: unknown) => setState(failed(error))),
    stop,
    discard: () => {
      take(running)?.discard();
      setState({ kind: 'idle' });
    },
  };
}

/** Whoever ends it has it: nobody else does it again. */
function take(running: RefObject<Recording | null>): Recording | null {
  const taken = running.current;
  running.current = null;
  return taken;
}

function finish(running: RefObject<Recording | null>, handOver: RefObject<(file: File) => void>): void {
  void take(running)
    ?.stop()
    .then((file) => handOver.current(file));
}

const failed = (error: unknown): RecorderState => ({
  kind: 'problem',
  problem: error instanceof CannotRecord ? error.problem : 'unsupported',
});

/** The newest strokes stand on the right. */
function drawn(before: RecorderState, recording: Recording): RecorderState {
  if (before.kind !== 'recording') return before;
  const strokes = [...before.strokes, recording.level()].slice(-VOICE_STROKES);
  return { kind: 'recording', milliseconds: recording.milliseconds(), strokes };
}
