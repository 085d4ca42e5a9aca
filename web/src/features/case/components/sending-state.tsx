import { Dialog } from '@archway/ui/dialog';
import { IconButton } from '@archway/ui/icon-button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { Progress } from '@archway/ui/progress';
import { useText } from '@archway/ui/text';
import { Pause, Play, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { announce } from '../../../platform/call/announce.ts';
import { uploads } from '../../../platform/upload/large/session-uploads.ts';
import type { UploadPhase, UploadShown } from '../../../platform/upload/large/upload-shown.ts';
import { useSendingWords } from '../use-sending-words.ts';
import styles from './file-state.module.css';

const CAN_PAUSE: ReadonlySet<UploadPhase> = new Set(['starting', 'resuming', 'sending', 'stalled']);
const CAN_STOP: ReadonlySet<UploadPhase> = new Set([...CAN_PAUSE, 'waiting', 'paused', 'failed']);
/** Waiting has no bar, and neither has an end. */
const HAS_BAR: ReadonlySet<UploadPhase> = new Set(['resuming', 'sending', 'paused']);

/** A file that this page sends: how far it is, and what can be done about it. */
export function SendingState({ upload }: { upload: UploadShown }): ReactNode {
  const t = useText();
  const words = useSendingWords(upload);
  const { id, phase, problem, size, sent } = upload;
  if (problem !== null)
    return (
      <Note
        kind="error"
        live
        action={
          <span className={styles['buttons']}>
            {problem.canRetry && (
              <LinkButton onClick={() => uploads.resume(id)}>{t('uploads.retry.button')}</LinkButton>
            )}
            <StopUpload upload={upload} />
          </span>
        }
      >
        {problem.words(t)}
      </Note>
    );
  return (
    <div className={styles['sending']}>
      {HAS_BAR.has(phase) ? (
        <Progress {...words} value={sent / size} />
      ) : (
        <output className={styles['words']}>{words.label}</output>
      )}
      <span className={styles['buttons']}>
        <PauseOrResume upload={upload} />
        {CAN_STOP.has(phase) && <StopUpload upload={upload} />}
      </span>
    </div>
  );
}

function PauseOrResume({ upload: { id, name, phase } }: { upload: UploadShown }): ReactNode {
  const t = useText();
  if (CAN_PAUSE.has(phase))
    return <IconButton icon={Pause} label={t('uploads.pause', { name })} onClick={() => uploads.pause(id)} />;
  if (phase === 'paused')
    return (
      <IconButton icon={Play} label={t('uploads.resume', { name })} onClick={() => uploads.resume(id)} />
    );
  return null;
}

/** Asks before it gives up what has arrived. */
function StopUpload({ upload: { id, name, sent } }: { upload: UploadShown }): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const stop = () => void uploads.cancel(id).catch(announce);
  return (
    <>
      <IconButton
        icon={X}
        label={t('uploads.cancel', { name })}
        onClick={() => (sent === 0 ? stop() : setAsked(true))}
      />
      {isAsked && (
        <Dialog
          title={t('uploads.cancelTitle', { name })}
          confirm={t('uploads.stop.button')}
          danger
          onConfirm={stop}
          onClose={() => setAsked(false)}
        >
          <p>{t('uploads.cancelText')}</p>
        </Dialog>
      )}
    </>
  );
}
