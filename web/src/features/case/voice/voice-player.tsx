import type { CaseFile, Sound } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { spokenTime } from './spoken-time.ts';
import { useVoice } from './use-voice.ts';
import styles from './voice-player.module.css';
import { VoiceWave } from './voice-wave.tsx';

export interface VoicePlayerProps {
  caseId: string;
  file: CaseFile;
  sound: Sound;
}

/** A voice memo as a wave that can be heard from any place. */
export function VoicePlayer({ caseId, file, sound }: VoicePlayerProps): ReactNode {
  const t = useText();
  const { isPlaying, isOpening, at, toggle, seek } = useVoice(caseId, file.fileId);
  const whole = sound.milliseconds / 1_000;
  const Glyph = isPlaying ? Pause : Play;
  return (
    <div className={styles['player']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={t(isPlaying ? 'cases.voice.pause' : 'cases.voice.play')}
        aria-busy={isOpening}
        onClick={toggle}
      >
        <Glyph size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <div className={styles['place']}>
        <VoiceWave strokes={sound.strokes} heard={at / whole} />
        <input
          type="range"
          className={styles['slider']}
          aria-label={t('cases.voice.position')}
          aria-valuetext={spokenTime(at)}
          min={0}
          max={whole}
          step={0.1}
          value={Math.min(at, whole)}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </div>
      <span className={styles['time']}>
        <b>{spokenTime(at)}</b> / {spokenTime(whole)}
      </span>
    </div>
  );
}
