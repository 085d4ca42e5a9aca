import { LONGEST_VOICE_SECONDS } from '@archway/rules/uploads';
import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { FileState } from '../components/file-state.tsx';
import { kindOfRow, type FileRow } from '../file-rows.ts';
import { useRemoveFile } from '../use-remove-file.ts';
import { sendVoice } from './send-voice.ts';
import { useRecorder, type Recorder } from './use-recorder.ts';
import styles from './voice-memo.module.css';
import { VoicePlayer } from './voice-player.tsx';
import { VoiceRecorder } from './voice-recorder.tsx';

export interface VoiceMemoProps {
  caseId: string;
  rows: readonly FileRow[];
  canSave: boolean;
}

/** What somebody has said about a case, and the way to say it. */
export function VoiceMemo({ caseId, rows, canSave }: VoiceMemoProps): ReactNode {
  // What was sent last: the one before has made room for it.
  const row = rows.findLast((one) => kindOfRow(one) === 'voice') ?? null;
  const recorder = useRecorder((file) => sendVoice(caseId, row?.file ?? null, file));
  const { state } = recorder;
  if (row === null && !canSave) return null;
  return (
    <div className={styles['memo']}>
      {state.kind === 'recording' ? (
        <VoiceRecorder state={state} stop={recorder.stop} discard={recorder.discard} />
      ) : (
        row !== null && <Spoken caseId={caseId} row={row} recorder={canSave ? recorder : null} />
      )}
      {row === null && state.kind !== 'recording' && <RecordButton recorder={recorder} />}
      <RecorderNote state={state} />
    </div>
  );
}

function RecordButton({ recorder: { state, start } }: { recorder: Recorder }): ReactNode {
  const t = useText();
  return (
    <div className={styles['line']}>
      <Button size="small" icon={Mic} aria-busy={state.kind === 'asking'} onClick={start}>
        {t('cases.voice.record.button')}
      </Button>
      <span className={styles['by']}>{t('cases.voice.help', { minutes: LONGEST_VOICE_SECONDS / 60 })}</span>
    </div>
  );
}

interface SpokenProps {
  caseId: string;
  row: FileRow;
  /** Null for who may only listen. */
  recorder: Recorder | null;
}

function Spoken({ caseId, row, recorder }: SpokenProps): ReactNode {
  const t = useText();
  const { dateTime } = useFormat();
  const { file } = row;
  const sound = file?.sound ?? null;
  return (
    <>
      {file !== null && sound !== null ? (
        <VoicePlayer key={file.fileId} caseId={caseId} file={file} sound={sound} />
      ) : (
        <FileState row={row} onFiles={() => {}} />
      )}
      {file !== null && file.tag !== 'uploading' && (
        <div className={styles['line']}>
          <span className={styles['by']}>
            {t('cases.voice.spokenBy', { name: file.sentBy, date: dateTime(file.createdAt) })}
          </span>
          {recorder !== null && <Change caseId={caseId} file={file} recorder={recorder} />}
        </div>
      )}
    </>
  );
}

function Change({
  caseId,
  file,
  recorder,
}: {
  caseId: string;
  file: NonNullable<FileRow['file']>;
  recorder: Recorder;
}): ReactNode {
  const t = useText();
  const { remove, isPending, problem } = useRemoveFile(caseId, file, () => {});
  return (
    <span className={styles['change']}>
      {problem !== null && (
        <Note kind="error" live>
          {problem}
        </Note>
      )}
      <LinkButton onClick={recorder.start}>{t('cases.voice.again.button')}</LinkButton>
      <LinkButton danger disabled={isPending} onClick={remove}>
        {t('cases.voice.delete.button')}
      </LinkButton>
    </span>
  );
}

const PROBLEMS = {
  noMicrophone: 'cases.voice.noMicrophone',
  refused: 'cases.voice.refused',
  unsupported: 'cases.voice.unsupported',
} as const;

function RecorderNote({ state }: Pick<Recorder, 'state'>): ReactNode {
  const t = useText();
  if (state.kind === 'asking') return <Note kind="info">{t('cases.voice.asking')}</Note>;
  if (state.kind !== 'problem') return null;
  return (
    <Note kind="error" live>
      {t(PROBLEMS[state.problem])}
    </Note>
  );
}
