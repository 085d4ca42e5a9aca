import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { spokenTime } from './spoken-time.ts';
import type { Recorder, RecorderState } from './use-recorder.ts';
import styles from './voice-recorder.module.css';
import { VoiceWave } from './voice-wave.tsx';

export interface VoiceRecorderProps extends Pick<Recorder, 'stop' | 'discard'> {
  state: Extract<RecorderState, { kind: 'recording' }>;
}

/** What is being said, as it is said. */
export function VoiceRecorder({ state, stop, discard }: VoiceRecorderProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={styles['recorder']} aria-label={t('cases.voice.recording')}>
      <span className={styles['dot']} aria-hidden />
      <VoiceWave strokes={state.strokes} heard={1} />
      <span className={styles['time']}>{spokenTime(state.milliseconds / 1_000)}</span>
      <div className={styles['buttons']}>
        <Button kind="primary" size="small" icon={Square} onClick={stop}>
          {t('cases.voice.stop.button')}
        </Button>
        <Button size="small" onClick={discard}>
          {t('cases.voice.cancel.button')}
        </Button>
      </div>
    </fieldset>
  );
}
